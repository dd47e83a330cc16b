import { IconCheck, IconPencil, IconTrash, IconX } from "@tabler/icons-react";

import styles from "#demos/tables/web/grid-screen.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

type RowActionsProps = {
  name: string;
  /** There is room for words. */
  hasWords: boolean;
  onEdit: () => void;
  onDelete: () => void;
};

/** The buttons of a row. `useGridFocus` finds them by `data-action`. */
export function RowActions({ name, hasWords, onEdit, onDelete }: RowActionsProps) {
  const { t } = useTranslation();
  const edit = { "data-action": "edit", onClick: onEdit };
  const remove = { "data-action": "delete", onClick: onDelete };
  if (hasWords) {
    return (
      <>
        <Button aria-label={t("Edit {{name}}", { name })} {...edit}>
          <IconPencil size={16} stroke={1.75} aria-hidden />
          {t("Edit")}
        </Button>
        <Button aria-label={t("Delete {{name}}", { name })} {...remove}>
          <IconTrash size={16} stroke={1.75} aria-hidden />
          {t("Delete")}
        </Button>
      </>
    );
  }
  return (
    <>
      <IconButton label={t("Edit {{name}}", { name })} className={styles.action} {...edit}>
        <IconPencil size={18} stroke={1.75} aria-hidden />
      </IconButton>
      <IconButton label={t("Delete {{name}}", { name })} className={styles.action} {...remove}>
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
