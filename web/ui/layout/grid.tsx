import type { ReactNode } from "react";

import styles from "#web/ui/layout/layout.module.css";

type GridProps = {
  /** The least width of a column in pixels. There are as many columns as fit. */
  minWidth?: number;
  children: ReactNode;
};

/** Columns of the same width, as many as fit. */
export const Grid = ({ minWidth = 240, children }: GridProps) => (
  <div
    className={styles.grid}
    style={{ gridTemplateColumns: `repeat(auto-fill, minmax(min(${minWidth}px, 100%), 1fr))` }}
  >
    {children}
  </div>
);
