import type { KeyboardEvent, ReactNode, RefObject } from "react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import styles from "#web/ui/table/data-table.module.css";
import { moveInGrid } from "#web/ui/table/rows/move-in-grid.ts";

type TableRegionProps = {
  region: RefObject<HTMLDivElement | null>;
  /** The table's name, translated. */
  label: string;
  isBusy: boolean;
  /** A bar moves above the rows, which stay until others replace them. */
  hasProgress: boolean;
  /** Called on Enter and F2 in a cell, where the table is a grid. */
  onEdit: ((rowKey: string, columnId: string) => void) | undefined;
  children: ReactNode;
};

/** The rows with their head. In a grid, the arrow keys move from cell to cell. */
export function TableRegion({ region, label, isBusy, hasProgress, onEdit, children }: TableRegionProps) {
  const { t } = useTranslation();
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const edited = onEdit && moveInGrid(event, region.current);
    if (edited) onEdit(edited.row, edited.column);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move through the cells of a grid; other tables have no handler
    <div
      ref={region}
      className={styles.region}
      role="region"
      aria-label={t("{{table}}: rows", { table: label })}
      aria-busy={isBusy}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the way into the cells of a grid, which are not in the tab order
      tabIndex={onEdit ? 0 : undefined}
      onKeyDown={moveByKey}
    >
      {hasProgress && <div className={styles.progress} aria-hidden />}
      {children}
    </div>
  );
}
