import { useState } from "react";

import type { GridFields, GridRow } from "#contract/tables.ts";
import { type Editable, emptyDraft, type GridDraft, readDraft, toDraft } from "#web/features/tables/grid-draft.ts";
import { findGridRow, useGridActions } from "#web/features/tables/queries.ts";
import { notify } from "#web/lib/alerts.ts";
import { ApiError } from "#web/lib/api-client.ts";
import { fieldErrorsOf } from "#web/lib/form.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { randomId } from "#web/lib/random-id.ts";

/** The row that is being edited. Nothing of it is lost before it is saved or given up. */
export type GridEdit = {
  /** The row as it was when the editing began: its version is the one that was seen. */
  readonly row: GridRow;
  readonly isNew: boolean;
  readonly draft: GridDraft;
  /** What is wrong, by column. */
  readonly errors: Readonly<Record<string, string>>;
  /** Where the focus begins. */
  readonly focus: Editable;
};

/** Two have changed one row, and this is the later one: what they wanted, and what is there; `theirs` is absent if it is gone. */
export type GridConflict = { readonly mine: GridFields; readonly theirs: GridRow | undefined };

/** Editing one row of the grid: begins, is refused or saved, and meets what others have done meanwhile. */
export function useGridEdit() {
  const { t } = useTranslation();
  const { add, update, remove, restore } = useGridActions();
  const [edit, setEdit] = useState<GridEdit>();
  const [conflict, setConflict] = useState<GridConflict>();

  const begin = (row: GridRow, focus: Editable = "name") => {
    // What is being typed elsewhere is not thrown away by a click.
    if (edit && edit.row._id !== row._id && hasChanged(edit)) return;
    if (edit?.row._id === row._id) return;
    setEdit({ row, isNew: false, draft: toDraft(row), errors: {}, focus });
  };
  const beginNew = () => {
    if (edit && hasChanged(edit)) return;
    const today = new Date().toISOString().slice(0, 10);
    const row = { _id: randomId(), id: 0, date: today, name: "", note: "", amount: 0, tax: 0, total: 0, version: 0 };
    setEdit({ row, isNew: true, draft: emptyDraft(today), errors: {}, focus: "date" });
  };
  const type = (column: Editable, text: string) =>
    setEdit((now) => now && { ...now, draft: { ...now.draft, [column]: text } });
  const cancel = () => {
    setConflict(undefined);
    setEdit(undefined);
  };

  const send = async (current: GridEdit, fields: GridFields, version: number) => {
    try {
      if (current.isNew) await add.mutateAsync({ _id: current.row._id, ...fields });
      else await update.mutateAsync({ id: current.row._id, version, ...fields });
      cancel();
      notify({ title: t("The row is saved") });
    } catch (error) {
      // What has been typed while it was sent stays as well.
      setEdit((now) => now && { ...now, row: current.row, isNew: current.isNew, errors: fieldErrorsOf(error) });
      const isOvertaken = error instanceof ApiError && (error.status === 409 || error.status === 404);
      if (isOvertaken && !current.isNew) setConflict({ mine: fields, theirs: await findGridRow(current.row._id) });
    }
  };
  const save = async () => {
    if (!edit || add.isPending || update.isPending) return false;
    const read = readDraft(edit.draft);
    if ("errors" in read) {
      setEdit({ ...edit, errors: read.errors });
      return false;
    }
    await send(edit, read.fields, edit.row.version);
    return true;
  };

  const keepMine = async () => {
    if (!edit || !conflict) return;
    const { mine, theirs } = conflict;
    setConflict(undefined);
    // Gone: what was typed becomes a row of its own.
    if (theirs) await send({ ...edit, row: theirs }, mine, theirs.version);
    else await send({ ...edit, isNew: true, row: { ...edit.row, _id: randomId() } }, mine, 0);
  };

  const removeRows = async (ids: readonly string[]) => {
    await remove.mutateAsync([...ids]);
    if (edit && ids.includes(edit.row._id)) cancel();
    notify({
      title: ids.length > 1 ? t("The rows are deleted") : t("The row is deleted"),
      action: { label: t("Undo"), run: () => restore.mutate([...ids]) },
    });
  };

  return {
    edit,
    conflict,
    isSaving: add.isPending || update.isPending,
    begin,
    beginNew,
    type,
    cancel,
    save,
    keepMine,
    later: () => setConflict(undefined),
    removeRows,
  };
}

const hasChanged = ({ row, isNew, draft }: GridEdit) => {
  const before = isNew ? emptyDraft(row.date) : toDraft(row);
  return Object.entries(before).some(([column, text]) => draft[column as Editable] !== text);
};
