import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from "react";

import { type Editable, editable } from "#web/features/tables/grid-draft.ts";
import styles from "#web/features/tables/grid-screen.module.css";
import type { GridEdit } from "#web/features/tables/use-grid-edit.ts";
import { focusFirstError } from "#web/lib/form.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { TextField } from "#web/ui/text-field.tsx";

const types = { date: "date", name: "text", note: "text", amount: "text", tax: "text" } as const;
const limits: Partial<Record<Editable, number>> = { name: 80, note: 500 };

function useNames(): Record<Editable, string> {
  const { t } = useTranslation();
  return { date: t("Date"), name: t("Name"), note: t("Note"), amount: t("Amount"), tax: t("Tax") };
}

type EditProps = {
  edit: GridEdit;
  onType: (column: Editable, text: string) => void;
  /** Answers whether it was sent; what is wrong is said at the fields otherwise. */
  onSave: () => Promise<boolean>;
  onCancel: () => void;
};

/** One field of a row that is edited in its place. Enter saves the row, Escape gives it up. */
export function GridField({ column, edit, onType, onSave, onCancel }: EditProps & { column: Editable }) {
  const id = useId();
  const names = useNames();
  const input = useRef<HTMLInputElement>(null);
  const error = edit.errors[column];
  const isFocused = edit.focus === column;
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Escape") {
      event.stopPropagation();
      return onCancel();
    }
    if (event.key !== "Enter") return undefined;
    event.preventDefault();
    const line = input.current?.closest("tr") ?? null;
    return void onSave().then((isSent) => !isSent && focusFirstError(line));
  };

  return (
    <span className={styles.field}>
      <input
        ref={input}
        type={types[column]}
        inputMode={column === "amount" || column === "tax" ? "decimal" : undefined}
        aria-label={names[column]}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        // A little more, so that too much is said rather than cut.
        maxLength={(limits[column] ?? 40) + 20}
        className={styles.input}
        data-number={column === "amount" || column === "tax" || undefined}
        value={edit.draft[column]}
        onChange={(event) => onType(column, event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {error && (
        <span id={id} className={styles.error}>
          {error}
        </span>
      )}
    </span>
  );
}

/** The same in a dialog, where a row has no room for fields. */
export function GridForm({ edit, onType, onSave, onCancel }: EditProps) {
  const { t } = useTranslation();
  const names = useNames();
  const form = useRef<HTMLFormElement>(null);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!(await onSave())) focusFirstError(form.current);
  };
  return (
    <Dialog title={edit.isNew ? t("Add row") : t("Edit row")} onClose={onCancel}>
      <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
        {editable.map((column) => (
          <TextField
            key={column}
            label={names[column]}
            type={types[column]}
            inputMode={column === "amount" || column === "tax" ? "decimal" : undefined}
            maxLength={(limits[column] ?? 40) + 20}
            required={column !== "note"}
            error={edit.errors[column]}
            value={edit.draft[column]}
            onChange={(event) => onType(column, event.currentTarget.value)}
          />
        ))}
        <div className={styles.formActions}>
          <Button onClick={onCancel}>{t("Cancel")}</Button>
          <Button type="submit" variant="primary">
            {t("Save")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
