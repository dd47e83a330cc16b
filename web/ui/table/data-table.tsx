import { type ReactNode, useRef, useState } from "react";

import { Card } from "#web/ui/display/card.tsx";
import { toggle } from "#web/ui/table/arrange.ts";
import { type Column, findNamingColumn, phoneBelow, tabletBelow } from "#web/ui/table/column.ts";
import styles from "#web/ui/table/data-table.module.css";
import { ExportMenu } from "#web/ui/table/export/export-menu.tsx";
import { FilterDialog } from "#web/ui/table/filter/filter-dialog.tsx";
import { useFilters } from "#web/ui/table/filter/use-filters.ts";
import { ColumnPanel } from "#web/ui/table/head/column-panel.tsx";
import { TableHead } from "#web/ui/table/head/table-head.tsx";
import type { TableView } from "#web/ui/table/params.ts";
import { NoRows } from "#web/ui/table/rows/no-rows.tsx";
import { maxDrawn, TableBody } from "#web/ui/table/rows/table-body.tsx";
import { TableViewport } from "#web/ui/table/rows/table-viewport.tsx";
import { pageSelection, selectPage } from "#web/ui/table/selection.ts";
import type { TableSource } from "#web/ui/table/source.ts";
import { TableFoot } from "#web/ui/table/table-foot.tsx";
import type { Editing, RowOptions, TableLayout } from "#web/ui/table/table-options.ts";
import { BulkActions } from "#web/ui/table/toolbar/bulk-actions.tsx";
import { FilterButtons } from "#web/ui/table/toolbar/filter-buttons.tsx";
import { SearchField } from "#web/ui/table/toolbar/search-field.tsx";
import { useColumns } from "#web/ui/table/use-columns.ts";
import { usePageOfRows } from "#web/ui/table/use-page-of-rows.ts";
import { useTableSetup } from "#web/ui/table/use-setup.ts";
import { useWidth } from "#web/ui/table/use-width.ts";

export type DataTableProps<Row extends object> = {
  /** Unique in the app. The user's arrangement of the columns is saved under it, and exported files are named by it. */
  id: string;
  /** The table's name, translated. */
  label: string;
  /** All columns. Must keep their identity: define them outside the component, or memoize them. */
  columns: readonly Column<Row>[];
  /** Page, order, search and filters: from `useTableAddress`. */
  view: TableView;
  /** `{ rows }` in the browser, or pages of the `{ server }`. */
  source: TableSource<Row>;
  /** How rows are named, opened and marked. */
  row: RowOptions<Row>;
  /** Actions on the selected rows. Without it, rows cannot be selected. `clear` ends the selection. */
  bulkActions?: (keys: readonly string[], clear: () => void) => ReactNode;
  /** Editing in place, which makes the table a grid. */
  editing?: Editing<Row>;
  /** Shown where there are no rows and none are hidden by a filter; "No rows" by default. */
  empty?: ReactNode;
};

const EMPTY: ReadonlySet<string> = new Set();

/**
 * The table of every screen: sorting by several columns, filters, search, columns that can be moved, resized, hidden and
 * pinned, selection, details and export. The arrangement of the columns is saved with the account.
 */
export function DataTable<Row extends object>({
  id,
  label,
  columns,
  view,
  source,
  row,
  bulkActions,
  editing,
  empty,
}: DataTableProps<Row>) {
  const viewport = useRef<HTMLDivElement>(null);
  const width = useWidth();
  const isPhone = width < phoneBelow;
  const { setup, change: onSetup, reset } = useTableSetup(id);
  const { rows, ...page } = usePageOfRows(source, view);
  const arranged = useColumns({ columns, setup, onSetup, view, width, viewport });
  const filters = useFilters<Row>(view);
  const [areFiltersShown, setAreFiltersShown] = useState<boolean>();
  const [selected, setSelected] = useState(EMPTY);
  const [opened, setOpened] = useState(EMPTY);

  const hasFilterRow = !isPhone && (areFiltersShown ?? (width >= tabletBelow || filters.count > 0));
  const clearSelection = () => setSelected(EMPTY);
  const pageKeys = rows.map(row.keyOf);
  const layout: TableLayout<Row> = {
    columns: arranged.shown,
    foldedColumns: arranged.folded,
    setup,
    isPhone,
    canSelect: bulkActions !== undefined,
    canOpen: arranged.folded.length > 0 || row.details !== undefined,
    hasActions: row.actions !== undefined,
  };

  return (
    <Card className={styles.card} aria-label={label} data-density={setup.density ?? "comfortable"}>
      <div className={styles.toolbar}>
        {selected.size > 0 && bulkActions ? (
          <BulkActions count={selected.size} onClear={clearSelection}>
            {bulkActions([...selected], clearSelection)}
          </BulkActions>
        ) : (
          <SearchField value={view.params.q} onChange={(q) => view.change({ q }, { isTyping: true })} />
        )}
        <div className={styles.tools}>
          <FilterButtons
            filters={filters}
            isShown={isPhone ? undefined : hasFilterRow}
            onToggle={() => setAreFiltersShown(isPhone || !hasFilterRow)}
          />
          <ColumnPanel columns={columns} setup={setup} onChange={onSetup} onReset={reset} />
          <ExportMenu
            name={id}
            title={label}
            columns={[...arranged.shown, ...arranged.folded]}
            rows={source.rows}
            exportPath={source.exportPath}
            params={view.params}
          />
        </div>
      </div>
      <TableViewport
        viewport={viewport}
        label={label}
        isBusy={page.isFetching}
        hasProgress={page.isFetching && !page.isLoading}
        isWhole={isPhone && rows.length <= maxDrawn}
        onEdit={
          editing &&
          ((key, columnId) => {
            const edited = rows.find((each) => row.keyOf(each) === key);
            if (edited) editing.onEdit(edited, columnId);
          })
        }
      >
        <table
          className={styles.table}
          role={editing && "grid"}
          aria-label={label}
          // -1 where the number of rows is unknown.
          aria-rowcount={page.isMore ? -1 : page.total + 1}
          data-phone={isPhone || undefined}
          style={{ minInlineSize: isPhone ? undefined : arranged.minWidth }}
        >
          <TableHead
            layout={layout}
            sort={view.params.sort}
            actions={arranged.actions}
            dragged={arranged.dragged}
            selection={{
              ...pageSelection(pageKeys, selected),
              isDisabled: page.isStale,
              onChange: (isSelected) => setSelected(selectPage(pageKeys, selected, isSelected)),
            }}
            filters={hasFilterRow ? filters : undefined}
          />
          <TableBody
            rows={rows}
            firstIndex={page.firstIndex}
            layout={layout}
            options={row}
            editing={editing}
            nameOf={row.nameOf ?? ((each) => String(findNamingColumn(columns)?.value(each) ?? ""))}
            viewport={viewport}
            opened={opened}
            onOpen={(key) => setOpened(new Set(toggle([...opened], key)))}
            selected={selected}
            onSelect={(key) => setSelected(new Set(toggle([...selected], key)))}
            isStale={page.isStale}
            isLoading={page.isLoading}
          />
        </table>
        {rows.length === 0 && !page.isLoading && (
          <NoRows
            onRetry={page.isFailed ? () => void (source.server ?? source.request)?.refetch() : undefined}
            onClearFilters={filters.isActive ? filters.clear : undefined}
            empty={empty}
          />
        )}
      </TableViewport>
      <TableFoot
        view={view}
        page={page.page}
        total={page.total}
        isMore={page.isMore}
        isPaged={page.isPaged}
        onPage={(next) => {
          view.change({ page: next });
          viewport.current?.scrollTo({ top: 0 });
        }}
      />
      <p className="visually-hidden" role="status">
        {arranged.announcement}
      </p>
      {isPhone && areFiltersShown && (
        <FilterDialog columns={arranged.ordered} filters={filters} onClose={() => setAreFiltersShown(undefined)} />
      )}
    </Card>
  );
}
