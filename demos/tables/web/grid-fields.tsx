import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";

import type { Editable } from "#demos/tables/web/grid-draft.ts";
import styles from "#demos/tables/web/grid-screen.module.css";
import type { GridEdit } from "#demos/tables/web/use-grid-edit.ts";
import { adviseOnDates } from "#web/lib/format/typed-day.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { isComposing, isEnter } from "#web/lib/keyboard/is-enter.ts";

export const fieldTypes = { date: "date", name: "text", note: "text", amount: "text", tax: "text" } as const;
export const fieldLimits: Partial<Record<Editable, number>> = { name: 80, note: 500 };

export function useFieldNames(): Record<Editable, string> {
  const { t } = useTranslation();
  return { date: t("Date"), name: t("Name"), note: t("Note"), amount: t("Amount"), tax: t("Tax") };
}

export type EditProps = {
  edit: GridEdit;
  onType: (column: Editable, text: string) => void;
  /** Shows errors at their fields, and focuses the first one. */
  onSave: () => Promise<void>;
  onCancel: () => void;
};

/** A field of a row that is edited in place. Enter saves the row, Escape cancels. */
export function GridField({ column, edit, onType, onSave, onCancel }: EditProps & { column: Editable }) {
  const id = useId();
  const names = useFieldNames();
  const input = useRef<HTMLInputElement>(null);
  const [isUnread, setIsUnread] = useState(false);
  const error = isUnread ? adviseOnDates() : edit.errors[column];
  const isFocused = edit.focus === column;
  useEffect(() => {
    if (isFocused) input.current?.focus();
  }, [isFocused]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) return undefined;
    if (event.key === "Escape") {
      event.stopPropagation();
      return onCancel();
    }
    if (!isEnter(event)) return undefined;
    event.preventDefault();
    return void onSave();
  };

  return (
    <span className={styles.field}>
      <input
        ref={input}
        type={fieldTypes[column]}
        inputMode={column === "amount" || column === "tax" ? "decimal" : undefined}
        aria-label={names[column]}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? id : undefined}
        // Slightly above the limit, so that an error is shown instead of cutting pasted text.
        maxLength={(fieldLimits[column] ?? 40) + 20}
        className={styles.input}
        data-number={column === "amount" || column === "tax" || undefined}
        value={edit.draft[column]}
        onInvalid={() => setIsUnread(true)}
        onChange={(event) => {
          setIsUnread(false);
          onType(column, event.currentTarget.value);
        }}
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
