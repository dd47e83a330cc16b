import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense, useEffect, useRef, useState } from "react";

import { type GridColumn, gridColumns, gridExportPath, type GridRow } from "#demos/tables/contract.ts";
import { formatAmount, isEditable, toConflictRows } from "#demos/tables/web/grid-draft.ts";
import { GridField } from "#demos/tables/web/grid-fields.tsx";
import { EditActions, RowActions } from "#demos/tables/web/grid-row-actions.tsx";
import { findPlace, gridRowsQuery } from "#demos/tables/web/queries.ts";
import { type GridEdit, useGridEdit } from "#demos/tables/web/use-grid-edit.ts";
import { useGridFocus } from "#demos/tables/web/use-grid-focus.ts";
import { notify } from "#web/lib/alerts.ts";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { useUnsavedChanges } from "#web/lib/form/use-unsaved-changes.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";
import { type Column, phoneBelow, type PhoneRow, tabletBelow } from "#web/ui/table/column.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import type { TableParams } from "#web/ui/table/params.ts";
import { useTableAddress } from "#web/ui/table/use-address.ts";
import { useWidth } from "#web/ui/table/use-width.ts";

// The form is used on phones only, the dialog in conflicts only.
const GridForm = lazyPart(async () => (await import("#demos/tables/web/grid-form.tsx")).GridForm);
const ConflictDialog = lazyPart(async () => (await import("#web/ui/dialog/conflict-dialog.tsx")).ConflictDialog);

/** Rows per page: 10, 20 or 30 (specification §9). */
const defaults = { sizes: [10, 20, 30] } as const;

const columnSetup: Record<GridColumn, Partial<Column<GridRow>>> = {
  id: { width: 72, isSecondary: true, isIdentifier: true, format: (id) => (id > 0 ? String(id) : "–") },
  date: { width: 136 },
  name: { width: 168 },
  note: { width: 256, isSecondary: true },
  amount: { width: 104, format: formatAmount },
  tax: { width: 92, isSecondary: true, format: formatAmount },
  total: { width: 104, format: formatAmount },
};

const columns: readonly Column<GridRow>[] = gridColumns.map((column) => ({
  ...column,
  ...columnSetup[column.id],
  value: (row) => row[column.id],
}));

const phoneRow: PhoneRow<GridColumn> = { title: "name", value: "total", below: ["date", "note"] };

/** A grid with rows that are edited in place and saved on the server. */
export function GridScreen() {
  const { t } = useTranslation();
  const view = useTableAddress(columns, defaults);
  const { params } = view;
  const query = useQuery(gridRowsQuery(params));
  const { data } = query;
  const queryClient = useQueryClient();
  const [highlighted, setHighlighted] = useState<string>();
  const moveFocus = useGridFocus();
  const latest = useRef(params);
  useEffect(() => {
    latest.current = params;
  }, [params]);

  /**
   * Opens the page of a saved row. A search that the person types meanwhile takes precedence.
   * @returns false if the filters hide the row
   */
  const show = async (row: GridRow, wanted: TableParams) => {
    const before = latest.current;
    const index = await findPlace(row.key, wanted);
    if (latest.current !== before) return true;
    if (index === null) return false;
    view.change({ ...wanted, page: Math.floor(index / wanted.size) + 1 });
    moveFocus({ row: row.key, at: { cell: "name" } });
    return true;
  };
  /** Offers to undo a change. Both the change and the undo highlight the row. */
  const offer = (title: string, revert: () => Promise<unknown>, key?: string, isQuiet = false) => {
    setHighlighted(key);
    offerUndo({
      title,
      // Many rows may be changed one after the other.
      key: "grid",
      isQuiet,
      async undo() {
        setHighlighted(undefined);
        await revert();
        setHighlighted(key);
      },
    });
  };
  const onSaved = async ({ row, revert }: { row: GridRow; revert: () => Promise<unknown> }, { opener }: GridEdit) => {
    // The parameters at the time of saving may be outdated.
    const { queryKey } = gridRowsQuery(latest.current);
    const isHere = queryClient.getQueryData(queryKey)?.data.some(({ key }) => key === row.key);
    if (isHere) moveFocus({ row: row.key, at: opener });
    const isShown = isHere || (await show(row, latest.current));
    offer(t("Row saved"), revert, row.key, !isShown);
    if (isShown) return;
    notify({
      title: t("Row saved, but hidden by the filters"),
      action: {
        label: t("Clear filters"),
        run: () => void show(row, { ...latest.current, filters: {}, q: "" }),
      },
    });
  };
  const editing = useGridEdit({
    onCancelled: ({ row, isNew, opener }) => moveFocus(isNew ? undefined : { row: row.key, at: opener }),
    onSaved: (row, saving) => void onSaved(row, saving),
    onOffer: offer,
  });
  const { edit } = editing;
  useUnsavedChanges(editing.hasChanges);
  const width = useWidth();
  const isInline = width >= tabletBelow;
  const isPhone = width < phoneBelow;
  const fields = { onType: editing.type, onSave: editing.save, onCancel: editing.cancel };

  /** Deletes rows, and focuses the row that follows the last one. */
  const removeRows = async (ids: readonly string[]) => {
    const keys = (data?.data ?? []).map(({ key }) => key);
    const last = Math.max(...ids.map((id) => keys.indexOf(id)));
    const next = keys.slice(last + 1).concat(keys.slice(0, Math.max(last, 0)).toReversed());
    const neighbour = next.find((key) => !ids.includes(key));
    await editing.removeRows(ids);
    moveFocus(neighbour === undefined ? undefined : { row: neighbour, at: { button: "delete" } });
  };

  // The row being edited stays visible, whatever others change and however the rows are sorted.
  const isAway = edit && isInline && data && !data.data.some(({ key }) => key === edit.row.key);
  const page = data && isAway ? { ...data, data: [edit.row, ...data.data] } : data;
  const isEditedInline = (row: GridRow) => isInline && edit?.row.key === row.key;

  return (
    <Screen
      title={t("Editable grid")}
      description={
        isPhone
          ? t("Open a row to edit or delete it. The server calculates the total.")
          : t(
              "Press Enter or double-click to edit a row, or paste cells of a spreadsheet. The server calculates the total.",
            )
      }
      actions={
        <Button variant="primary" onClick={() => void editing.beginNew()}>
          <IconPlus size={16} stroke={2} aria-hidden />
          {t("Add row")}
        </Button>
      }
    >
      <DataTable
        id="jqgrid"
        label={t("Expenses")}
        columns={columns}
        phoneRow={phoneRow}
        view={view}
        source={{ server: { ...query, data: page }, exportPath: gridExportPath }}
        row={{
          keyOf: ({ key }) => key,
          nameOf: ({ name }) => name || t("Add row"),
          highlighted,
          actions: (row) =>
            isEditedInline(row) ? (
              <EditActions isSaving={editing.isSaving} onSave={() => void editing.save()} onCancel={editing.cancel} />
            ) : (
              <RowActions
                name={row.name}
                hasWords={isPhone}
                onEdit={() => void editing.begin(row, "name", { button: "edit" })}
                onDelete={() => void removeRows([row.key])}
              />
            ),
        }}
        editing={{
          editor: (row, column) =>
            edit && isEditedInline(row) && isEditable(column) ? (
              <GridField column={column} edit={edit} {...fields} />
            ) : undefined,
          onEdit: (row, column) => {
            const cell = isEditable(column) ? column : "name";
            void editing.begin(row, cell, { cell });
          },
          onPaste: (cells, rows, shown) => void editing.paste(cells, rows, shown),
        }}
        bulkActions={(ids, clear) => (
          <Button
            variant="danger"
            onClick={() => {
              void removeRows(ids);
              clear();
            }}
          >
            <IconTrash size={16} stroke={1.75} aria-hidden />
            {t("Delete")}
          </Button>
        )}
      />
      <Suspense>
        {edit && !isInline && <GridForm edit={edit} hasChanges={editing.hasChanges} {...fields} />}
        {editing.asked && (
          <ConflictDialog
            title={t("Someone else changed this row")}
            rows={toConflictRows(editing.asked)}
            onChoose={editing.asked.onChoose}
          />
        )}
      </Suspense>
    </Screen>
  );
}
