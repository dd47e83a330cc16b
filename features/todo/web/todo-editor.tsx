import { type Todo, updateTodo } from "#features/todo/contract.ts";
import styles from "#features/todo/web/todo-board.module.css";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { useUnsavedChanges } from "#web/lib/form/use-unsaved-changes.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";
import { Stack } from "#web/ui/layout/stack.tsx";

type TodoEditorProps = {
  todo: Todo;
  onClose: () => void;
  /** Saves the change; the editor closes when it resolves. */
  onSave: (change: { title: string; description: string }) => Promise<void>;
};

/** The form for a todo's title and description. Input is kept if saving fails. */
export function TodoEditor({ todo, onClose, onSave }: TodoEditorProps) {
  const { t } = useTranslation();
  const form = useContractForm(updateTodo, {
    initial: { title: todo.title, description: todo.description },
    toBody: ({ title, description }) => ({ title, description: description.trim(), version: todo.version }),
    send: ({ title = "", description = "" }) => onSave({ title, description }),
  });
  useUnsavedChanges(form.isChanged);
  return (
    <Dialog title={t("Edit todo")} hasChanges={form.isChanged} onClose={onClose}>
      <Stack as="form" {...form.formProps}>
        <TextField label={t("Title")} maxLength={200} required dir="auto" {...form.field("title")} />
        <TextField label={t("Description")} maxLength={2000} dir="auto" {...form.field("description")} />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" disabled={form.isBusy}>
            {form.isBusy ? t("Saving…") : t("Save")}
          </Button>
          <Button variant="subtle" onClick={onClose}>
            {t("Cancel")}
          </Button>
        </div>
      </Stack>
    </Dialog>
  );
}
