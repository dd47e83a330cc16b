import { IconFilter, IconSearch, IconTableOff } from "@tabler/icons-react";
import { type KeyboardEvent, type ReactNode, useMemo, useRef, useState } from "react";

import type { TableSetup } from "#contract/table-setup.ts";
import { formatNumber } from "#web/lib/format.ts";
import { translateData, useTranslation } from "#web/lib/i18n.ts";
import { lastPage } from "#web/lib/pages.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/display/empty-state.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Pagination } from "#web/ui/display/pagination.tsx";
import { limitWidth, moveColumn, orderColumns, toggle, widthOf } from "#web/ui/table/arrange.ts";
import { type Column, phoneBelow, tabletBelow } from "#web/ui/table/column.ts";
import { ColumnPanel } from "#web/ui/table/head/column-panel.tsx";
import styles from "#web/ui/table/data-table.module.css";
import { ExportMenu } from "#web/ui/table/export/export-menu.tsx";
import { FilterField, useTyped } from "#web/ui/table/filter/filter-field.tsx";
import type { HeadActions } from "#web/ui/table/head/head-cell.tsx";
import { useTableModel } from "#web/ui/table/model.ts";
import { moveInGrid } from "#web/ui/table/rows/move-in-grid.ts";
import type { TableParams } from "#web/ui/table/params.ts";
import { TableBody } from "#web/ui/table/rows/table-body.tsx";
import { TableHead } from "#web/ui/table/head/table-head.tsx";
import { useColumnDrag } from "#web/ui/table/head/use-column-drag.ts";
import { useTableSetup } from "#web/ui/table/use-setup.ts";
import { useWidth } from "#web/ui/table/use-width.ts";
import { useKnownPage } from "#web/ui/screen/use-known-page.ts";

/** Rows that the server has selected: one page, as `contract/table-query.ts` answers it. */
export type ServerRows<Row> = {
  /** Undefined while the first page is under way. */
  readonly page:
    | { readonly data: readonly Row[]; readonly total: number; readonly isMore?: boolean | undefined }
    | undefined;
  /** A further page is under way; the one before is still shown. */
  readonly isFetching: boolean;
  readonly isError: boolean;
  readonly onRetry: () => void;
  /** Where all that matches can be had as a file, below the API's root; see `server/lib/table-export.ts`. */
  readonly exportPath?: string;
};

export type DataTableProps<Row extends object> = {
  /** What its set-up is kept under, with the account. One for each table of the app. */
  id: string;
  /** Its name, translated. */
  label: string;
  /** All columns there are. Stable: made outside the component, or memoized. */
  columns: readonly Column<Row>[];
  keyOf: (row: Row) => string;
  /** How a row is called where it is selected or opened: by its first column that never folds, unless given. */
  nameOf?: (row: Row) => string;
  /** Either all rows that match, in their order, from `useLocalRows`; they are paged here… */
  rows?: readonly Row[];
  /** …or those of one page, the work being the server's. */
  server?: ServerRows<Row>;
  /** What is shown, and how it is changed: `useTableAddress` keeps it in the address. */
  params: TableParams;
  onParams: (part: Partial<TableParams>, how?: { isTyping?: boolean; isCorrection?: boolean }) => void;
  /** The sizes of a page that can be chosen. Without any, all rows are on one page, of which those in sight are drawn. */
  sizes?: readonly number[];
  /** The work of the screen on rows that are selected; without it, none can be. */
  bulkActions?: (keys: readonly string[], clear: () => void) => ReactNode;
  /** Buttons at the end of each row. */
  rowActions?: (row: Row) => ReactNode;
  /** Stands in place of a cell that is being edited; undefined for the others. Makes the table a grid. */
  editor?: (row: Row, columnId: string) => ReactNode;
  /** What Enter, F2 and a double click in a cell of a grid do. */
  onEdit?: (row: Row, columnId: string) => void;
  /** The key of a row that has just been saved, which is marked for a moment. */
  highlighted?: string | undefined;
  /** More of a row, below what has folded away; it makes every row one that opens. */
  details?: (row: Row) => ReactNode;
  /** At the end of the toolbar. */
  actions?: ReactNode;
  /** What is said where there are no rows at all, and nothing is filtered. */
  empty?: ReactNode;
};

/** More rows than this are drawn as they come into sight. */
const maxDrawn = 100;
const EMPTY: ReadonlySet<string> = new Set();

/**
 * The one table. Sorting by several columns, filters, search, columns that are moved, resized, hidden and pinned, rows
 * that are selected and opened, export; the set-up stays with the account, and what is shown is in the address.
 */
export function DataTable<Row extends object>(props: DataTableProps<Row>) {
  const { id, label, columns, keyOf, rows: found, server, params, onParams, sizes, bulkActions, editor } = props;
  const { t } = useTranslation();
  const { setup, change, reset } = useTableSetup(id);
  const width = useWidth();
  const [selected, setSelected] = useState(EMPTY);
  const [opened, setOpened] = useState(EMPTY);
  const [areFiltersShown, setAreFiltersShown] = useState<boolean>();
  const [announcement, setAnnouncement] = useState("");
  const viewport = useRef<HTMLDivElement>(null);

  const total = found?.length ?? server?.page?.total ?? 0;
  const isSettled = server ? server.page !== undefined && !server.isFetching && !server.isError : true;
  const last = sizes && isSettled ? lastPage(total, params.size) : undefined;
  const page = useKnownPage(params.page, last, (known) => onParams({ page: known }, { isCorrection: true }));
  const first = sizes ? (page - 1) * params.size : 0;
  const rows = useMemo(
    () => (found ? (sizes ? found.slice(first, first + params.size) : found) : (server?.page?.data ?? [])),
    [found, sizes, first, params.size, server?.page?.data],
  );

  const { table, folded } = useTableModel({
    columns,
    rows,
    keyOf,
    setup,
    width,
    sort: params.sort,
    onSort: (sort) => onParams({ sort }),
  });
  const shown = table.getVisibleLeafColumns().map((column) => column.id);
  const byId = new Map(columns.map((column) => [column.id, column]));
  const order = orderColumns(
    columns.map((column) => column.id),
    setup,
  );

  const move = (columnId: string, place: number) => {
    const next = moveColumn(order, shown, columnId, place);
    change({ order: next });
    const title = translateData(byId.get(columnId)?.title ?? "");
    const at = next.filter((each) => shown.includes(each)).indexOf(columnId) + 1;
    setAnnouncement(t("{{list}}, place {{place}}", { list: title, place: formatNumber(at) }));
    // Drawn in another place, it would lose the focus of who moved it by keyboard.
    const selector = `[data-column="${CSS.escape(columnId)}"] button`;
    requestAnimationFrame(() => viewport.current?.querySelector<HTMLElement>(selector)?.focus());
  };
  const { dragged, onDragStart } = useColumnDrag((columnId, over, isAfter) => {
    const others = shown.filter((each) => each !== columnId);
    move(columnId, others.indexOf(over) + (isAfter ? 1 : 0));
  });
  const actions: HeadActions = {
    onSort: (columnId, isMulti, isDescending) => table.getColumn(columnId)?.toggleSorting(isDescending, isMulti),
    onUnsort: (columnId) => table.getColumn(columnId)?.clearSorting(),
    onMove: (columnId, steps) => move(columnId, shown.indexOf(columnId) + steps),
    onResize: (columnId, next) => change({ widths: { ...setup.widths, [columnId]: limitWidth(next) } }),
    onPin: (columnId) => change({ pinned: toggle(setup.pinned, columnId) }),
    onHide: (columnId) => change({ hidden: toggle(setup.hidden, columnId, true) }),
    onDragStart,
  };

  const isPhone = width < phoneBelow;
  const filterCount = Object.keys(params.filters).length;
  const hasFilterRow = !isPhone && (areFiltersShown ?? (width >= tabletBelow || filterCount > 0));
  const isFiltered = filterCount > 0 || params.q !== "";
  const setFilter = (columnId: string, value: string, isTyping = false) => {
    const { [columnId]: _, ...others } = params.filters;
    onParams({ filters: value === "" ? others : { ...others, [columnId]: value } }, { isTyping });
  };
  const clearFilters = () => onParams({ filters: {}, q: "" });

  // A page beyond the last has no rows, and the last one is on its way.
  const isBeyond = server?.page !== undefined && server.page.total > 0 && server.page.data.length === 0;
  const isLoading = server !== undefined && (server.page === undefined || isBeyond) && !server.isError;
  const isFailed = server !== undefined && server.isError && server.page === undefined;
  const foldedShown = folded.filter((columnId) => !setup.hidden?.includes(columnId));
  const canOpen = foldedShown.length > 0 || props.details !== undefined;
  const canSelect = bulkActions !== undefined;
  const isGrid = editor !== undefined;
  const nameOf =
    props.nameOf ??
    ((row: Row) =>
      String((columns.find(({ folds, kind }) => !folds && kind === "text") ?? columns[0])?.value(row) ?? ""));
  const span = shown.length + Number(canSelect) + Number(canOpen) + Number(props.rowActions !== undefined);

  const moveByKey = (event: KeyboardEvent<HTMLElement>) => {
    if (!isGrid) return;
    const edited = moveInGrid(event, viewport.current);
    const row = edited && rows.find((each) => keyOf(each) === edited.row);
    if (row) props.onEdit?.(row, edited.column);
  };

  return (
    <Card className={styles.card} aria-label={label} data-density={setup.density ?? "comfortable"}>
      <div className={styles.toolbar}>
        {selected.size > 0 && bulkActions ? (
          <div className={styles.bulk} role="group" aria-label={t("Selected rows")}>
            <span className={styles.count}>{t("Selected: {{count}}", { count: formatNumber(selected.size) })}</span>
            {bulkActions([...selected], () => setSelected(EMPTY))}
            <Button variant="subtle" onClick={() => setSelected(EMPTY)}>
              {t("Clear selection")}
            </Button>
          </div>
        ) : (
          <SearchAll value={params.q} onChange={(q) => onParams({ q }, { isTyping: true })} />
        )}
        <div className={styles.tools}>
          {isFiltered && (
            <Button variant="subtle" size="small" onClick={clearFilters}>
              {t("Clear filters")}
            </Button>
          )}
          <IconButton
            label={filterCount > 0 ? `${t("Filters")} ${formatNumber(filterCount)}` : t("Filters")}
            aria-pressed={isPhone ? undefined : hasFilterRow}
            onClick={() => setAreFiltersShown(isPhone ? true : !hasFilterRow)}
          >
            <IconFilter size={20} stroke={1.75} aria-hidden />
            {filterCount > 0 && <span className={styles.badge}>{formatNumber(filterCount)}</span>}
          </IconButton>
          <ColumnPanel columns={columns} setup={setup} onChange={change} onReset={reset} />
          <ExportMenu
            name={id}
            title={label}
            columns={shown.concat(foldedShown).flatMap((columnId) => byId.get(columnId) ?? [])}
            rows={found}
            exportPath={server?.exportPath}
            params={params}
          />
          {props.actions}
        </div>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the cells of a grid are gone through by arrows; nothing else happens here */}
      <div
        ref={viewport}
        className={styles.viewport}
        role="region"
        aria-label={t("{{table}}: rows", { table: label })}
        aria-busy={server?.isFetching}
        data-whole={(isPhone && rows.length <= maxDrawn) || undefined}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls is reached by keyboard
        tabIndex={0}
        onKeyDown={moveByKey}
      >
        {server?.isFetching && !isLoading && <div className={styles.progress} aria-hidden />}
        <table
          className={styles.table}
          role={isGrid ? "grid" : undefined}
          aria-label={label}
          // Not known where more rows match than were counted.
          aria-rowcount={server?.page?.isMore ? -1 : total + 1}
          data-phone={isPhone || undefined}
          style={{ minInlineSize: isPhone ? undefined : minimalWidth(columns, shown, setup) }}
        >
          <TableHead
            columns={shown.flatMap((columnId) => byId.get(columnId) ?? [])}
            setup={setup}
            params={params}
            actions={actions}
            dragged={dragged}
            canOpen={canOpen}
            selection={canSelect ? selectionOf(rows.map(keyOf), selected, setSelected) : undefined}
            hasRowActions={props.rowActions !== undefined}
            hasFilters={hasFilterRow}
            onFilter={(column, value) => setFilter(column.id, value, column.kind === "text")}
          />
          <TableBody
            rows={rows}
            columns={shown.flatMap((columnId) => byId.get(columnId) ?? [])}
            foldedColumns={foldedShown.flatMap((columnId) => byId.get(columnId) ?? [])}
            keyOf={keyOf}
            nameOf={nameOf}
            setup={setup}
            firstIndex={first}
            span={span}
            isPhone={isPhone}
            isVirtual={rows.length > maxDrawn}
            viewport={viewport}
            opened={opened}
            onOpen={(key) => setOpened(new Set(toggle([...opened], key)))}
            canOpen={canOpen}
            selected={selected}
            onSelect={canSelect ? (key) => setSelected(new Set(toggle([...selected], key))) : undefined}
            rowActions={props.rowActions}
            editor={editor}
            onEdit={props.onEdit}
            details={props.details}
            highlighted={props.highlighted}
            isLoading={isLoading}
          />
        </table>
        {isFailed && (
          <EmptyState
            icon={<IconTableOff size={32} stroke={1.5} />}
            title={t("The rows could not be loaded")}
            action={<Button onClick={server.onRetry}>{t("Try again")}</Button>}
          />
        )}
        {!isLoading &&
          !isFailed &&
          rows.length === 0 &&
          (isFiltered || !props.empty ? (
            <EmptyState
              icon={<IconTableOff size={32} stroke={1.5} />}
              title={isFiltered ? t("No row matches") : t("There are no rows")}
              action={isFiltered ? <Button onClick={clearFilters}>{t("Clear filters")}</Button> : undefined}
            />
          ) : (
            props.empty
          ))}
      </div>
      <div className={styles.foot}>
        {sizes && sizes.length > 1 && (
          <label className={styles.size}>
            {t("Rows per page")}
            <select
              className={styles.select}
              value={params.size}
              onChange={(event) => onParams({ size: Number(event.currentTarget.value) })}
            >
              {sizes.map((size) => (
                <option key={size} value={size}>
                  {formatNumber(size)}
                </option>
              ))}
            </select>
          </label>
        )}
        {sizes ? (
          <Pagination
            page={page}
            size={params.size}
            total={total}
            isMore={server?.page?.isMore}
            onChange={(next) => {
              onParams({ page: next });
              viewport.current?.scrollTo({ top: 0 });
            }}
          />
        ) : (
          <span className={styles.count}>{t("Rows: {{count}}", { count: formatNumber(total) })}</span>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
      {isPhone && areFiltersShown && (
        <Dialog title={t("Filters")} shape="side" onClose={() => setAreFiltersShown(undefined)}>
          <div className={styles.filters}>
            {order.flatMap((columnId) => {
              const column = byId.get(columnId);
              if (!column) return [];
              return (
                <div key={columnId}>
                  <span className={styles.filterName} aria-hidden>
                    {translateData(column.title)}
                  </span>
                  <FilterField
                    column={column}
                    value={params.filters[columnId] ?? ""}
                    onChange={(value) => setFilter(columnId, value, column.kind === "text")}
                  />
                </div>
              );
            })}
          </div>
        </Dialog>
      )}
    </Card>
  );
}

/** The columns' own widths together; where there is more room, they share it. */
const minimalWidth = <Row,>(columns: readonly Column<Row>[], shown: readonly string[], setup: TableSetup) =>
  columns.filter(({ id }) => shown.includes(id)).reduce((sum, column) => sum + widthOf(column, setup), 0);

/** The box in the head, which stands for the rows of the page. */
function selectionOf(
  keys: readonly string[],
  selected: ReadonlySet<string>,
  onChange: (selected: ReadonlySet<string>) => void,
) {
  const count = keys.filter((key) => selected.has(key)).length;
  return {
    isChecked: keys.length > 0 && count === keys.length,
    isMixed: count > 0 && count < keys.length,
    onChange: (isChecked: boolean) => {
      const others = [...selected].filter((key) => !keys.includes(key));
      onChange(new Set(isChecked ? [...others, ...keys] : others));
    },
  };
}

function SearchAll({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const { t } = useTranslation();
  const [typed, setTyped] = useTyped(value, onChange);
  return (
    <span className={styles.search}>
      <IconSearch size={16} stroke={1.75} aria-hidden />
      <input
        type="search"
        aria-label={t("Search in all columns")}
        placeholder={t("Search in all columns")}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </span>
  );
}
