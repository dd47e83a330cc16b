import { type KeyboardEvent, useEffect, useRef } from "react";

import { isPageRightToLeft } from "#web/lib/i18n/is-page-right-to-left.ts";
import { nextInRow } from "#web/lib/keyboard/next-in-row.ts";
import styles from "#web/ui/display/tabs.module.css";

export type Tab<Id extends string> = { readonly id: Id; readonly title: string; readonly count?: number };

type TabsProps<Id extends string> = {
  /** The name of the tab list, translated. */
  label: string;
  tabs: readonly Tab<Id>[];
  active: Id;
  onChange: (id: Id) => void;
  /** The id of the panel; see `TabPanel`. */
  panelId: string;
};

/** Tabs with automatic activation. Arrow keys, Home and End move between them. */
export function Tabs<Id extends string>({ label, tabs, active, onChange, panelId }: TabsProps<Id>) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => revealTab(list.current, active), [active]);

  const move = (event: KeyboardEvent) => {
    const index = tabs.findIndex(({ id }) => id === active);
    const target = nextInRow(event.key, index, tabs.length, isPageRightToLeft());
    const next = target === undefined ? undefined : tabs[target];
    if (!next) return;
    event.preventDefault();
    onChange(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus();
  };

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className={`fading-ends ${styles.tabs}`}
      tabIndex={-1}
      onKeyDown={move}
    >
      {tabs.map(({ id, title, count }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${panelId}-${id}`}
          data-tab={id}
          aria-selected={id === active}
          aria-controls={panelId}
          tabIndex={id === active ? 0 : -1}
          className={styles.tab}
          onClick={() => onChange(id)}
        >
          {title}
          {count !== undefined && <span className={styles.count}>{count}</span>}
        </button>
      ))}
    </div>
  );
}

/** Scrolls a list that is wider than its place to a tab. The page does not move. */
function revealTab(list: HTMLElement | null, id: string) {
  const tab = list?.querySelector(`[data-tab="${id}"]`)?.getBoundingClientRect();
  if (!list || !tab) return;
  const { left, right } = list.getBoundingClientRect();
  if (tab.left < left) list.scrollLeft -= left - tab.left;
  else if (tab.right > right) list.scrollLeft += tab.right - right;
}

/** The props of the tab panel. */
export const tabPanelProps = (panelId: string, active: string) => ({
  id: panelId,
  role: "tabpanel",
  "aria-labelledby": `${panelId}-${active}`,
});
