import { useState } from "react";

import type { Layout } from "#contract/layout.ts";
import { type Consequence, findConsequences } from "#demos/layouts/web/consequences.ts";
import { isSame } from "#web/lib/changes/conflict.ts";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { defaultLayout } from "#web/lib/layout-defaults.ts";
import { type LayoutSwitch, useSwitchNames } from "#web/lib/layout/option-names.ts";
import { applyLayoutChange, type LayoutChange } from "#web/lib/layout/rules.ts";
import { changePreferences, preferences } from "#web/lib/session/preferences.ts";
import { useStore } from "#web/lib/store.ts";

/** The layout, with changes that can be undone. `consequences` are those of the last change. */
export function useLayoutChange() {
  const { t } = useTranslation();
  const { layout } = useStore(preferences);
  const describe = useDescribeSwitch();
  const [consequences, setConsequences] = useState<readonly Consequence[]>([]);

  const replace = (next: Layout, title: string) => {
    const before = layout;
    changePreferences({ layout: next });
    offerUndo({ title, key: "layout", undo: () => changePreferences({ layout: before }) });
  };
  /** @param title what happened, translated */
  const change = (part: LayoutChange, title: string) => {
    setConsequences(findConsequences(layout, part));
    replace(applyLayoutChange(layout, part), title);
  };
  return {
    layout,
    consequences,
    change,
    switchOption: (name: LayoutSwitch, isOn: boolean) => change({ [name]: isOn }, describe({ name, isOn })),
    isDefault: isSame(layout, defaultLayout),
    reset() {
      setConsequences([]);
      replace(defaultLayout, t("Layout reset"));
    },
  };
}

/** Describes a switch: "Fixed header: on". */
function useDescribeSwitch() {
  const { t } = useTranslation();
  const names = useSwitchNames();
  return ({ name, isOn }: Consequence) =>
    isOn ? t("{{name}}: on", { name: names[name] }) : t("{{name}}: off", { name: names[name] });
}

/** Describes consequences: "Fixed header: on · Fixed navigation: on". */
export function useDescribeConsequences() {
  const describe = useDescribeSwitch();
  return (consequences: readonly Consequence[]) => consequences.map(describe).join(" · ");
}
