import { useState } from "react";

import type { GridFields, GridRow } from "#contract/tables.ts";
import {
  type Editable,
  emptyDraft,
  type GridDraft,
  readDraft,
  toDraft,
  toSeen,
  translateDraft,
} from "#web/features/tables/grid-draft.ts";
import { findGridRow, useGridActions } from "#web/features/tables/queries.ts";
import type { GridFocus } from "#web/features/tables/use-grid-focus.ts";
import { notify } from "#web/lib/alerts.ts";
import { fieldErrorsOf, focusFirstError } from "#web/lib/form.ts";
import { locale } from "#web/lib/format.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { findToday } from "#web/lib/local-day.ts";
import { randomId } from "#web/lib/random-id.ts";
import { pickChanges, saveChange } from "#web/lib/save-change.ts";
import { useConflict } from "#web/lib/use-conflict.ts";

/** The row that is being edited. Nothing of it is lost before it is saved or given up. */
export type GridEdit = {
  /** The row as it was when the editing began: its version is the one that was seen. */
  readonly row: GridRow;
  readonly isNew: boolean;
  readonly draft: GridDraft;
  /** The language that the numbers of the draft are written in. */
  readonly language: string;
  /** What is wrong, by column. */
  readonly errors: Readonly<Record<string, string>>;
  /** Where the focus begins. */
  readonly focus: Editable;
  /** Where the focus returns to when the editing ends. */
  readonly opener: GridFocus["at"];
};

type GridEditOptions = {
  /** The row is closed again without a change. */
  onCancelled: (edit: GridEdit) => void;
  onSaved: (row: GridRow, edit: GridEdit) => void;
};

/** Editing one row of the grid: begins, is refused or saved, and meets what others have done meanwhile. */
export function useGridEdit({ onCancelled, onSaved }: GridEditOptions) {
  const { t } = useTranslation();
  const { add, update, remove, restore } = useGridActions();
  const [edit, setEdit] = useState<GridEdit>();
  const { asked, choose } = useConflict<GridFields>();

  const language = locale();
  // `1,200` is another number in German than in English.
  if (edit && edit.language !== language) {
    setEdit({ ...edit, language, draft: translateDraft(edit.draft, edit.language) });
  }

  const close = () => setEdit(undefined);
  const cancel = () => {
    close();
    if (edit) onCancelled(edit);
  };
  const type = (column: Editable, text: string) =>
    setEdit((now) => now && { ...now, draft: { ...now.draft, [column]: text } });

  /** @returns the row as it is saved now, and whether the change is; undefined where the person decides later */
  const send = async ({ row, isNew }: GridEdit, fields: GridFields) => {
    if (isNew) return { row: await add.mutateAsync({ key: row.key, ...fields }), isMine: true };
    const base = toSeen(row);
    const change = pickChanges(base.fields, fields);
    if (Object.keys(change).length === 0) return { row, isMine: false };
    let saved = row;
    const outcome = await saveChange({
      base,
      change,
      send: async (part, version) => {
        saved = await update.mutateAsync({ id: row.key, version, ...part });
      },
      read: async () => {
        const current = await findGridRow(row.key);
        return current && toSeen(current);
      },
      choose,
      addAgain: async (all) => {
        saved = await add.mutateAsync({ key: randomId(), ...all });
      },
    });
    return outcome === "later" ? undefined : { row: saved, isMine: outcome === "mine" };
  };
  /** @returns undefined where the row stays open */
  const sendEdit = async () => {
    if (!edit || add.isPending || update.isPending) return undefined;
    const read = readDraft(edit.draft);
    if ("errors" in read) {
      setEdit({ ...edit, errors: read.errors });
      focusFirstError(document.querySelector("[data-edited], dialog[open]"));
      return undefined;
    }
    try {
      const sent = await send(edit, read.fields);
      if (sent) close();
      return sent;
    } catch (error) {
      // What has been typed while it was sent stays as well.
      setEdit((now) => now && { ...now, errors: fieldErrorsOf(error) });
      return undefined;
    }
  };
  const save = async () => {
    const sent = await sendEdit();
    if (!sent || !edit) return;
    if (sent.isMine) onSaved(sent.row, edit);
    else onCancelled(edit);
  };

  /** Closes the open row, saving it if it was changed. @returns false where it stays open */
  const finish = async () => {
    if (!edit || !hasChanged(edit)) return true;
    if (await sendEdit()) {
      notify({ title: t("The row is saved") });
      return true;
    }
    notify({ tone: "warning", title: t("Save or cancel the row that you are editing first") });
    return false;
  };
  const begin = async (row: GridRow, focus: Editable, opener: GridFocus["at"]) => {
    if (edit?.row.key === row.key || !(await finish())) return;
    setEdit({ row, isNew: false, draft: toDraft(row), language, errors: {}, focus, opener });
  };
  const beginNew = async () => {
    if (!(await finish())) return;
    const today = findToday();
    const row = { key: randomId(), id: 0, date: today, name: "", note: "", amount: 0, tax: 0, total: 0, version: 0 };
    const draft = emptyDraft(today);
    setEdit({ row, isNew: true, draft, language, errors: {}, focus: "date", opener: { cell: "name" } });
  };

  const removeRows = async (ids: readonly string[]) => {
    // The red box has told of a failure.
    if (!(await remove.mutateAsync([...ids]).catch(() => undefined))) return;
    if (edit && ids.includes(edit.row.key)) close();
    notify({
      title: ids.length > 1 ? t("The rows are deleted") : t("The row is deleted"),
      action: { label: t("Undo"), run: () => restore.mutate([...ids]) },
    });
  };

  return {
    edit,
    asked,
    isSaving: add.isPending || update.isPending,
    hasChanges: edit !== undefined && hasChanged(edit),
    begin,
    beginNew,
    type,
    cancel,
    save,
    removeRows,
  };
}

const hasChanged = ({ row, isNew, draft }: GridEdit) => {
  const before = isNew ? emptyDraft(row.date) : toDraft(row);
  return Object.entries(before).some(([column, text]) => draft[column as Editable] !== text);
};
