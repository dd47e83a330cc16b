import { IconCheck, IconPencil, IconTrash, IconX } from "@tabler/icons-react";

import { useTranslation } from "#web/lib/i18n.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

type RowActionsProps = { name: string; onEdit: () => void; onDelete: () => void };

/** The buttons of a row. `useGridFocus` finds them by `data-action`. */
export function RowActions({ name, onEdit, onDelete }: RowActionsProps) {
  const { t } = useTranslation();
  return (
    <>
      <IconButton label={t("Edit {{name}}", { name })} data-action="edit" onClick={onEdit}>
        <IconPencil size={18} stroke={1.75} aria-hidden />
      </IconButton>
      <IconButton label={t("Delete {{name}}", { name })} data-action="delete" onClick={onDelete}>
        <IconTrash size={18} stroke={1.75} aria-hidden />
      </IconButton>
    </>
  );
}

type EditActionsProps = { isSaving: boolean; onSave: () => void; onCancel: () => void };

/** The buttons of the row that is being edited. */
export function EditActions({ isSaving, onSave, onCancel }: EditActionsProps) {
  const { t } = useTranslation();
  return (
    <>
      <IconButton label={t("Save")} aria-disabled={isSaving} onClick={onSave}>
        <IconCheck size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <IconButton label={t("Cancel")} onClick={onCancel}>
        <IconX size={20} stroke={1.75} aria-hidden />
      </IconButton>
    </>
  );
}
