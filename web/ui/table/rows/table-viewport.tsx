import type { KeyboardEvent, ReactNode, RefObject } from "react";

import { useTranslation } from "#web/lib/i18n.ts";
import styles from "#web/ui/table/data-table.module.css";
import { moveInGrid } from "#web/ui/table/rows/move-in-grid.ts";

type TableViewportProps = {
  viewport: RefObject<HTMLDivElement | null>;
  /** The table's name, translated. */
  label: string;
  isBusy: boolean;
  /** A bar moves above the rows, which stay until others replace them. */
  hasProgress: boolean;
  /** The page scrolls rather than the table, which is as high as its rows. */
  isWhole: boolean;
  /** Called on Enter and F2 in a cell, where the table is a grid. */
  onEdit: ((rowKey: string, columnId: string) => void) | undefined;
  children: ReactNode;
};

/** The part of the table that scrolls. In a grid, the arrow keys move from cell to cell. */
export function TableViewport({ viewport, label, isBusy, hasProgress, isWhole, onEdit, children }: TableViewportProps) {
  const { t } = useTranslation();
  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    const edited = onEdit && moveInGrid(event, viewport.current);
    if (edited) onEdit(edited.row, edited.column);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move through the cells of a grid; other tables have no handler
    <div
      ref={viewport}
      className={styles.viewport}
      role="region"
      aria-label={t("{{table}}: rows", { table: label })}
      aria-busy={isBusy}
      data-whole={isWhole || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
      tabIndex={0}
      onKeyDown={moveByKey}
    >
      {hasProgress && <div className={styles.progress} aria-hidden />}
      {children}
    </div>
  );
}
