import type { ReactNode } from "react";

import styles from "#web/features/dashboard/widget-board.module.css";

/** A part of the dashboard that can be moved, and has a title of its own. */
export type WidgetDefinition = {
  readonly id: string;
  /** Translated. */
  readonly title: string;
  /** Counted from 0, where reading begins. */
  readonly column: number;
  readonly content: ReactNode;
};

const columns = [0, 1];

/** Widgets in two columns, below each other where there is no room for two. */
export function WidgetBoard({ widgets }: { widgets: readonly WidgetDefinition[] }) {
  return (
    <div className={styles.board}>
      {columns.map((column) => (
        <div key={column} className={styles.column}>
          {widgets
            .filter((widget) => widget.column === column)
            .map(({ id, title, content }) => (
              <article key={id} className={styles.widget} aria-labelledby={`widget-${id}`}>
                <header className={styles.head}>
                  <h2 id={`widget-${id}`} className={styles.title}>
                    {title}
                  </h2>
                </header>
                {content}
              </article>
            ))}
        </div>
      ))}
    </div>
  );
}
