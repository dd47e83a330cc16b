import { useRef, useState } from "react";

import { addGridRow, gridColumns, type GridFields, type GridRow } from "#demos/tables/contract.ts";
import {
  type Editable,
  emptyDraft,
  explainNumbers,
  type GridDraft,
  toDraft,
  toGridFields,
  toSeen,
  translateDraft,
} from "#demos/tables/web/grid-draft.ts";
import { placeCells } from "#demos/tables/web/place-cells.ts";
import { useGridActions } from "#demos/tables/web/queries.ts";
import type { GridFocus } from "#demos/tables/web/use-grid-focus.ts";
import { useWriteRow } from "#demos/tables/web/use-write-row.ts";
import { notify } from "#web/lib/alerts.ts";
import type { FieldErrors } from "#web/lib/form/form.ts";
import { locale } from "#web/lib/format/format.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { randomId } from "#web/lib/random-id.ts";
import { findToday } from "#web/lib/format/local-day.ts";
import { pickChanges } from "#web/lib/changes/save-change.ts";
import { useConflict } from "#web/lib/changes/use-conflict.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";

/** The row that is being edited. */
type Editing = {
  /** The row when editing began, with the version that the change is based on. */
  readonly row: GridRow;
  readonly isNew: boolean;
  /** The language in which the draft's numbers are formatted. */
  readonly language: string;
  /** The column with the initial focus. */
  readonly focus: Editable;
  /** The element that gets the focus when editing ends. */
  readonly opener: GridFocus["at"];
};

/** With what was typed, and what is wrong with it by column. */
export type GridEdit = Editing & { readonly draft: GridDraft; readonly errors: FieldErrors };

/** In milliseconds: long enough to read why nothing was pasted. */
const refusalTimeout = 8000;

/** Stands for the key of a row that is not saved yet. */
const newKey = "00000000-0000-0000-0000-000000000000";

/** A row that was saved, and the inverse of that. */
type SavedRow = { readonly row: GridRow; readonly revert: () => Promise<unknown> };

type GridEditOptions = {
  /** The row was closed without a change. */
  onCancelled: (edit: GridEdit) => void;
  onSaved: (saved: SavedRow, edit: GridEdit) => void;
  /** Offers to undo what was done. The key is that of a changed row. */
  onOffer: (title: string, revert: () => Promise<unknown>, key?: string) => void;
};

/** Edits one row of the grid: begins, saves or cancels, and resolves conflicts. */
export function useGridEdit({ onCancelled, onSaved, onOffer }: GridEditOptions) {
  const { t } = useTranslation();
  const { add, remove, restore } = useGridActions();
  const [editing, setEditing] = useState<Editing>();
  const { asked, choose } = useConflict<GridFields>();
  const writeRow = useWriteRow(choose);
  const form = useContractForm(addGridRow, {
    initial: emptyDraft(""),
    toBody: toGridFields,
    validate: explainNumbers,
    send: (body) => send(body),
    findFields: () => document.querySelector<HTMLElement>("[data-edited], dialog[open]"),
  });
  const edit: GridEdit | undefined = editing && { ...editing, draft: form.values, errors: form.errors };

  const language = locale();
  // `1,200` is a different number in German than in English.
  if (editing && editing.language !== language) {
    setEditing({ ...editing, language });
    form.change(translateDraft(form.values, editing.language));
  }

  const close = () => setEditing(undefined);
  const cancel = () => {
    close();
    if (edit) onCancelled(edit);
  };
  const type = (column: Editable, text: string) => form.change({ [column]: text });
  const open = (next: Omit<Editing, "language">, draft: GridDraft) => {
    setEditing({ ...next, language });
    form.reset(draft);
  };

  /** @returns undefined if the person decides later; without `saved` if nothing was left to save */
  const send = async (added: GridFields & { key: string }): Promise<{ saved?: SavedRow } | undefined> => {
    if (!editing) return undefined;
    if (editing.isNew) {
      const row = await add.mutateAsync(added);
      return { saved: { row, revert: () => remove.mutateAsync([row.key]) } };
    }
    const { key: _, ...fields } = added;
    const change = pickChanges(toSeen(editing.row).fields, fields);
    if (Object.keys(change).length === 0) return {};
    const { outcome, row, revert } = await writeRow(editing.row, change);
    if (outcome === "later") return undefined;
    return outcome === "mine" ? { saved: { row, revert } } : {};
  };
  const sending = useRef<ReturnType<typeof form.submit>>(undefined);
  const lastCall = useRef(0);
  /** @returns undefined if the row stays open; "superseded" if a later call handles the answer to the same request */
  const sendEdit = async () => {
    const call = (lastCall.current += 1);
    sending.current ??= form.submit().finally(() => {
      sending.current = undefined;
    });
    const sent = await sending.current;
    if (lastCall.current !== call) return "superseded";
    if (sent) close();
    return sent;
  };
  const save = async () => {
    const sent = await sendEdit();
    if (!sent || sent === "superseded" || !edit) return;
    if (sent.saved) onSaved(sent.saved, edit);
    else onCancelled(edit);
  };

  /** Closes the open row, and saves it if it was changed. @returns false if it stays open */
  const finish = async () => {
    if (!edit || !hasChanged(edit)) return true;
    const sent = await sendEdit();
    if (sent === "superseded") return false;
    if (sent?.saved) onOffer(t("Row saved"), sent.saved.revert, sent.saved.row.key);
    if (sent) return true;
    notify({ tone: "warning", title: t("Save or cancel the row you are editing first") });
    return false;
  };
  const begin = async (row: GridRow, focus: Editable, opener: GridFocus["at"]) => {
    if (edit?.row.key === row.key || !(await finish())) return;
    open({ row, isNew: false, focus, opener }, toDraft(row));
  };
  const beginNew = async () => {
    if (!(await finish())) return;
    const today = findToday();
    const row = { key: newKey, id: 0, date: today, name: "", note: "", amount: 0, tax: 0, total: 0, version: 0 };
    open({ row, isNew: true, focus: "date", opener: { cell: "name" } }, emptyDraft(today));
  };

  /** Lays cells of a spreadsheet over rows, from the first of each, and saves them. One undo reverts all. */
  const paste = async (cells: readonly (readonly string[])[], rows: readonly GridRow[], columns: readonly string[]) => {
    if (!(await finish())) return;
    const result = placeCells(cells, { rows, columns, today: findToday() });
    if (!("placed" in result)) {
      const column = translateData(gridColumns.find(({ id }) => id === result.column)?.title ?? "");
      notify({
        tone: "warning",
        timeout: refusalTimeout,
        title: t("Nothing was pasted"),
        text: t("{{column}}, “{{value}}”: {{reason}}", { column, value: result.value, reason: result.reason }),
      });
      return;
    }
    const reverts: (() => Promise<unknown>)[] = [];
    try {
      for (const { row, fields } of result.placed) {
        const change = row && pickChanges(toSeen(row).fields, fields);
        if (!row) {
          const { key } = await add.mutateAsync({ key: randomId(), ...fields });
          reverts.push(() => remove.mutateAsync([key]));
        } else if (change && Object.keys(change).length > 0) {
          const { outcome, revert } = await writeRow(row, change);
          if (outcome === "mine") reverts.push(revert);
        }
      }
    } catch {
      // An alert shows the failure. What was saved before can be undone.
    }
    if (reverts.length === 0) return;
    const count = reverts.length;
    onOffer(t({ one: "{{count}} row pasted", other: "{{count}} rows pasted" }, { count }), async () => {
      for (const revert of reverts.toReversed()) await revert();
    });
  };

  const removeRows = async (ids: readonly string[]) => {
    // An alert shows a failure.
    if (!(await remove.mutateAsync([...ids]).catch(() => undefined))) return;
    if (edit && ids.includes(edit.row.key)) close();
    onOffer(ids.length > 1 ? t("Rows deleted") : t("Row deleted"), () => restore.mutateAsync([...ids]));
  };

  return {
    edit,
    asked,
    isSaving: form.isBusy,
    hasChanges: edit !== undefined && hasChanged(edit),
    begin,
    beginNew,
    type,
    cancel,
    save,
    removeRows,
    paste,
  };
}

const hasChanged = ({ row, isNew, draft }: GridEdit) => {
  const before = isNew ? emptyDraft(row.date) : toDraft(row);
  return Object.entries(before).some(([column, text]) => draft[column as Editable] !== text);
};
