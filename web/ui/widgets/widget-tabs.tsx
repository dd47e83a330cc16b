import { useId, useState } from "react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { tabPanelProps, Tabs } from "#web/ui/display/tabs.tsx";
import type { WidgetDefinition } from "#web/ui/widgets/widget-definition.ts";
import styles from "#web/ui/widgets/widget.module.css";

type WidgetTabsProps = { title: string; tabs: NonNullable<WidgetDefinition["tabs"]> };

/** The tabs inside a widget. One without a title is named by its number (specification §4). */
export function WidgetTabs({ title, tabs }: WidgetTabsProps) {
  const { t } = useTranslation();
  const panelId = useId();
  const [chosen, setChosen] = useState(tabs[0]?.key ?? "");
  const shown = tabs.find(({ key }) => key === chosen) ?? tabs[0];
  return (
    <>
      <Tabs
        label={title}
        tabs={tabs.map(({ key, title: words }, index) => ({
          id: key,
          title: words ?? t("Tab {{number}}", { number: index + 1 }),
        }))}
        active={shown?.key ?? ""}
        onChange={setChosen}
        panelId={panelId}
      />
      <div {...tabPanelProps(panelId, shown?.key ?? "")} className={styles.panel}>
        {shown?.content}
      </div>
    </>
  );
}
