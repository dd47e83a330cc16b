import { IconCheck, IconPencil, IconPlus, IconTrash, IconX } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";

import { type GridColumn, gridColumns, gridExportPath, type GridRow } from "#contract/tables.ts";
import { GridConflict } from "#web/features/tables/grid-conflict.tsx";
import { isEditable } from "#web/features/tables/grid-draft.ts";
import { GridField, GridForm } from "#web/features/tables/grid-fields.tsx";
import { gridRowsQuery } from "#web/features/tables/queries.ts";
import { useGridEdit } from "#web/features/tables/use-grid-edit.ts";
import { formatNumber } from "#web/lib/format.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Screen } from "#web/ui/screen.tsx";
import { type Column, tabletBelow } from "#web/ui/table/column.ts";
import { DataTable } from "#web/ui/table/data-table.tsx";
import { useTableAddress } from "#web/ui/table/use-address.ts";
import { useWidth } from "#web/ui/table/use-width.ts";

/** Rows on a page: 10, 20 or 30 (specification §9). */
const defaults = { sizes: [10, 20, 30] } as const;

const money = (value: number) => formatNumber(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

const look: Record<GridColumn, Partial<Column<GridRow>>> = {
  id: { width: 72, folds: "tablet", format: (id) => (id > 0 ? String(id) : "–") },
  date: { width: 148, folds: "phone" },
  name: { width: 200 },
  note: { width: 200, folds: "tablet" },
  amount: { width: 116, folds: "phone", format: money },
  tax: { width: 104, folds: "tablet", format: money },
  total: { width: 116, format: money },
};

const columns: readonly Column<GridRow>[] = gridColumns.map((column) => ({
  ...column,
  ...look[column.id],
  value: (row) => row[column.id],
}));

const keyOf = ({ _id }: GridRow) => _id;

/** Rows that are edited where they stand, and saved on the server. */
export function GridScreen() {
  const { t } = useTranslation();
  const [params, change] = useTableAddress(columns, defaults);
  const { data, isFetching, isError, refetch } = useQuery(gridRowsQuery(params));
  const editing = useGridEdit();
  const { edit } = editing;
  const isInline = useWidth() >= tabletBelow;
  const fields = { onType: editing.type, onSave: editing.save, onCancel: editing.cancel };

  // A row that is being edited stays, whatever others do and however the rows are ordered.
  const isAway = edit && isInline && data && !data.data.some(({ _id }) => _id === edit.row._id);
  const page = data && isAway ? { ...data, data: [edit.row, ...data.data] } : data;

  return (
    <Screen
      title={t("Editable grid")}
      description={t("Enter or a double click edits a row; the total is computed by the server.")}
      actions={
        <Button variant="primary" onClick={editing.beginNew}>
          <IconPlus size={16} stroke={2} aria-hidden />
          {t("Add row")}
        </Button>
      }
    >
      <DataTable
        id="jqgrid"
        label={t("Expenses")}
        columns={columns}
        keyOf={keyOf}
        nameOf={({ name }) => name || t("Add row")}
        server={{ page, isFetching, isError, onRetry: () => void refetch(), exportPath: gridExportPath }}
        params={params}
        onParams={change}
        sizes={defaults.sizes}
        bulkActions={(ids, clear) => (
          <Button
            variant="danger"
            onClick={() => {
              void editing.removeRows(ids);
              clear();
            }}
          >
            <IconTrash size={16} stroke={1.75} aria-hidden />
            {t("Delete")}
          </Button>
        )}
        onEdit={(row, column) => editing.begin(row, isEditable(column) ? column : "name")}
        editor={(row, column) =>
          isInline && edit?.row._id === row._id && isEditable(column) ? (
            <GridField column={column} edit={edit} {...fields} />
          ) : undefined
        }
        rowActions={(row) =>
          isInline && edit?.row._id === row._id ? (
            <>
              <IconButton label={t("Save")} aria-disabled={editing.isSaving} onClick={() => void editing.save()}>
                <IconCheck size={20} stroke={1.75} aria-hidden />
              </IconButton>
              <IconButton label={t("Cancel")} onClick={editing.cancel}>
                <IconX size={20} stroke={1.75} aria-hidden />
              </IconButton>
            </>
          ) : (
            <>
              <IconButton label={t("Edit {{name}}", { name: row.name })} onClick={() => editing.begin(row)}>
                <IconPencil size={18} stroke={1.75} aria-hidden />
              </IconButton>
              <IconButton
                label={t("Delete {{name}}", { name: row.name })}
                onClick={() => void editing.removeRows([row._id])}
              >
                <IconTrash size={18} stroke={1.75} aria-hidden />
              </IconButton>
            </>
          )
        }
      />
      {edit && !isInline && !editing.conflict && <GridForm edit={edit} {...fields} />}
      {editing.conflict && (
        <GridConflict
          conflict={editing.conflict}
          onMine={() => void editing.keepMine()}
          onTheirs={editing.cancel}
          onLater={editing.later}
        />
      )}
    </Screen>
  );
}
