import type { ReactNode } from "react";

import styles from "#demos/icons/web/grid/icon-cell.module.css";
import type { Icon } from "#demos/icons/web/search-icons.ts";

type IconCellProps = {
  icon: Icon;
  /** Its style or continent, translated; empty if it has none. */
  group: string;
  /** From 0. */
  column: number;
  drawing: ReactNode;
  isChosen: boolean;
  /** Whether the tab key leads to it. */
  isTabStop: boolean;
  onChoose: (icon: Icon) => void;
};

/** A cell of the grid: a button with the icon and its name, which shows the details. */
export const IconCell = ({ icon, group, column, drawing, isChosen, isTabStop, onChoose }: IconCellProps) => (
  <div role="gridcell" aria-colindex={column + 1} aria-selected={isChosen} className={styles.cell}>
    <button
      type="button"
      data-icon={icon.id}
      aria-label={icon.title}
      aria-current={isChosen || undefined}
      title={[icon.title, group].filter(Boolean).join(" · ")}
      tabIndex={isTabStop ? 0 : -1}
      className={styles.button}
      onClick={() => onChoose(icon)}
    >
      {drawing}
      <span className={styles.name} dir="auto">
        {icon.title}
      </span>
    </button>
  </div>
);
