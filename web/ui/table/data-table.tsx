import { type ReactNode, useMemo, useRef, useState } from "react";

import { formatNumber } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lastPage } from "#web/lib/api/pages.ts";
import { nothingSelected, selectOne } from "#web/lib/keyboard/select-range.ts";
import { Card } from "#web/ui/display/card.tsx";
import { ResultsAnnouncement } from "#web/ui/display/status/results-announcement.tsx";
import { toggle } from "#web/ui/table/arrange.ts";
import { type Column, findNamingColumn, type PhoneRow } from "#web/ui/table/column.ts";
import styles from "#web/ui/table/data-table.module.css";
import { describeSort } from "#web/ui/table/sort/describe-sort.ts";
import { ExportMenu } from "#web/ui/table/export/export-menu.tsx";
import { FilterChips } from "#web/ui/table/filter/filter-chips.tsx";
import { useFilters } from "#web/ui/table/filter/use-filters.ts";
import { ColumnPanel } from "#web/ui/table/head/column-panel.tsx";
import { TableHead } from "#web/ui/table/head/table-head.tsx";
import type { TableView } from "#web/ui/table/params.ts";
import { placeColumns } from "#web/ui/table/place-columns.ts";
import { NoRows } from "#web/ui/table/rows/no-rows.tsx";
import { isEndless, TableBody } from "#web/ui/table/rows/table-body.tsx";
import { TableRegion } from "#web/ui/table/rows/table-region.tsx";
import { usePastedCells } from "#web/ui/table/rows/use-pasted-cells.ts";
import { pageSelection, selectPage } from "#web/ui/table/selection.ts";
import type { TableSource } from "#web/ui/table/source.ts";
import { TableFoot } from "#web/ui/table/table-foot.tsx";
import type { Editing, RowOptions, TableLayout } from "#web/ui/table/table-options.ts";
import { BulkActions } from "#web/ui/table/toolbar/bulk-actions.tsx";
import { PhoneBar } from "#web/ui/table/toolbar/phone-bar.tsx";
import { SearchField } from "#web/ui/table/toolbar/search-field.tsx";
import toolbar from "#web/ui/table/toolbar/toolbar.module.css";
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
  /** A row on phones. */
  phoneRow: PhoneRow;
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
 * pinned, selection, details and export. The arrangement of the columns is saved with the account. The page scrolls the
 * rows, and the head sticks to it; on phones a row is an entry of a list.
 */
export function DataTable<Row extends object>({
  id,
  label,
  columns,
  phoneRow,
  view: given,
  source,
  row,
  bulkActions,
  editing,
  empty,
}: DataTableProps<Row>) {
  const { t } = useTranslation();
  const card = useRef<HTMLElement>(null);
  const region = useRef<HTMLDivElement>(null);
  const width = useWidth();
  const { params } = given;
  const view: TableView = {
    ...given,
    change(part, how) {
      given.change(part, how);
      // Another page or order begins at its start, which may have been scrolled out of view.
      if ((card.current?.getBoundingClientRect().top ?? 0) < 0) card.current?.scrollIntoView();
    },
  };
  const { setup, change: onSetup, reset } = useTableSetup(id);
  const { rows, ...page } = usePageOfRows(source, given);
  const arranged = useColumns({ columns, phoneRow, setup, onSetup, view, width, region });
  const { phone } = arranged;
  const filters = useFilters(given);
  const [selected, setSelected] = useState(nothingSelected);
  const [opened, setOpened] = useState(EMPTY);

  usePastedCells(region, (place, cells) => {
    const from = rows.findIndex((each) => row.keyOf(each) === place.row);
    const ids = arranged.shown.map((column) => column.id);
    if (from !== -1) editing?.onPaste?.(cells, rows.slice(from), ids.slice(ids.indexOf(place.column)));
  });

  const clearSelection = () => setSelected(nothingSelected);
  const pageKeys = useMemo(() => rows.map(row.keyOf), [rows, row.keyOf]);
  const selection = {
    ...pageSelection(pageKeys, selected.ids),
    isDisabled: page.isStale,
    onChange: (isSelected: boolean) => setSelected(selectPage(pageKeys, selected.ids, isSelected)),
  };
  const layout: TableLayout<Row> = {
    columns: arranged.shown,
    // On phones, the others are in the row itself.
    detailColumns: row.listsColumns && !phone ? arranged.ordered : arranged.folded,
    setup,
    phone,
    canSelect: bulkActions !== undefined,
    canOpen: arranged.folded.length > 0 || row.listsColumns === true || row.details !== undefined,
    hasActions: row.actions !== undefined,
  };
  const total = t({ one: "{{count}} row", other: "{{count}} rows" }, { count: page.total });
  const count = !page.isPaged && <bdi className={toolbar.count}>{total}</bdi>;

  return (
    <Card ref={card} className={styles.card} aria-label={label} data-density={setup.density ?? "comfortable"}>
      <div className={toolbar.toolbar}>
        <SearchField value={params.q} onChange={(q) => given.change({ q }, { isTyping: true })} />
        {!phone && <FilterChips columns={arranged.ordered} filters={filters} />}
        <div className={toolbar.tools}>
          {!phone && count}
          <ColumnPanel columns={columns} setup={setup} onChange={onSetup} onReset={reset} />
          <ExportMenu
            name={id}
            title={label}
            columns={arranged.visible}
            rows={source.rows}
            exportPath={source.exportPath}
            params={params}
            selected={[...selected.ids]}
            keyOf={row.keyOf}
          />
        </div>
        {phone && (
          <PhoneBar
            columns={arranged.ordered}
            sort={params.sort}
            onSort={(sort) => view.change({ sort })}
            filters={filters}
            selection={bulkActions && selection}
          >
            {count}
          </PhoneBar>
        )}
      </div>
      <TableRegion
        region={region}
        label={label}
        isBusy={page.isFetching}
        hasProgress={page.isFetching && !page.isLoading}
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
          aria-rowcount={page.isMore ? -1 : page.total + Number(!phone)}
          style={phone ? undefined : placeColumns(layout)}
        >
          {!phone && (
            <TableHead
              layout={layout}
              sort={params.sort}
              actions={arranged.actions}
              dragged={arranged.dragged}
              selection={selection}
              isEndless={isEndless(rows.length)}
            />
          )}
          <TableBody
            rows={rows}
            firstIndex={page.firstIndex}
            layout={layout}
            options={row}
            editing={editing}
            nameOf={row.nameOf ?? ((each) => String(findNamingColumn(columns)?.value(each) ?? ""))}
            opened={opened}
            onOpen={(key) => setOpened(new Set(toggle([...opened], key)))}
            selected={selected.ids}
            onSelect={(key, isNow, isRange) => setSelected(selectOne(selected, pageKeys, key, isNow, isRange))}
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
      </TableRegion>
      {selected.ids.size > 0 && bulkActions && (
        <BulkActions count={selected.ids.size} onClear={clearSelection}>
          {bulkActions([...selected.ids], clearSelection)}
        </BulkActions>
      )}
      {page.isPaged && (
        <TableFoot
          view={view}
          page={page.page}
          total={page.total}
          isMore={page.isMore}
          onPage={(page) => view.change({ page })}
        />
      )}
      <p className="visually-hidden" role="status">
        {arranged.announcement}
      </p>
      <ResultsAnnouncement
        isReady={!page.isFetching && !page.isLoading && !page.isStale}
        parts={[
          { of: JSON.stringify([params.q, params.filters]), text: total },
          { of: JSON.stringify(params.sort), text: describeSort(t, columns, params.sort) },
          {
            of: `${page.page} of ${params.size}`,
            text: t("Page {{page}} of {{pages}}", {
              page: formatNumber(page.page),
              pages: formatNumber(lastPage(page.total, params.size)),
            }),
          },
        ]}
      />
    </Card>
  );
}
