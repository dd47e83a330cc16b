import type { FormEvent } from "react";

import { editable } from "#demos/tables/web/grid-draft.ts";
import { type EditProps, fieldLimits, fieldTypes, useFieldNames } from "#demos/tables/web/grid-fields.tsx";
import styles from "#demos/tables/web/grid-screen.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";

/** The fields of a row in a dialog, for screens without room in the row. */
export function GridForm({ edit, hasChanges, onType, onSave, onCancel }: EditProps & { hasChanges: boolean }) {
  const { t } = useTranslation();
  const names = useFieldNames();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void onSave();
  };
  return (
    <Dialog title={edit.isNew ? t("Add row") : t("Edit row")} hasChanges={hasChanges} onClose={onCancel}>
      <form className={styles.form} noValidate onSubmit={submit}>
        {editable.map((column) => (
          <TextField
            key={column}
            label={names[column]}
            type={fieldTypes[column]}
            inputMode={column === "amount" || column === "tax" ? "decimal" : undefined}
            maxLength={(fieldLimits[column] ?? 40) + 20}
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
