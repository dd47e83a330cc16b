import { useState } from "react";

import type { Layout } from "#contract/layout.ts";
import { type Consequence, findConsequences } from "#web/features/layouts/consequences.ts";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { defaultLayout } from "#web/lib/layout-defaults.ts";
import { useSwitchNames } from "#web/lib/layout/option-names.ts";
import { applyLayoutChange, type LayoutChange } from "#web/lib/layout/rules.ts";
import { changePreferences, preferences } from "#web/lib/preferences.ts";
import { useStore } from "#web/lib/store.ts";

/** The layout, with changes that can be undone. `consequences` are those of the last change. */
export function useLayoutChange() {
  const { t } = useTranslation();
  const { layout } = useStore(preferences);
  const [consequences, setConsequences] = useState<readonly Consequence[]>([]);

  const replace = (next: Layout, title: string) => {
    const before = layout;
    changePreferences({ layout: next });
    offerUndo({ title, key: "layout", undo: () => changePreferences({ layout: before }) });
  };
  return {
    layout,
    consequences,
    /** @param title what happened, translated */
    change(change: LayoutChange, title: string) {
      setConsequences(findConsequences(layout, change));
      replace(applyLayoutChange(layout, change), title);
    },
    isDefault: JSON.stringify(sorted(layout)) === JSON.stringify(sorted(defaultLayout)),
    reset() {
      setConsequences([]);
      replace(defaultLayout, t("Layout reset"));
    },
  };
}

const sorted = (layout: Layout) => Object.entries(layout).toSorted(([one], [other]) => (one < other ? -1 : 1));

/** Names consequences: "Fixed header on · Fixed navigation on". */
export function useDescribeConsequences() {
  const { t } = useTranslation();
  const names = useSwitchNames();
  return (consequences: readonly Consequence[]) =>
    consequences
      .map(({ name, isOn }) =>
        isOn ? t("{{name}}: on", { name: names[name] }) : t("{{name}}: off", { name: names[name] }),
      )
      .join(" · ");
}
