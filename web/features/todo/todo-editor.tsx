import { type FormEvent, useState } from "react";

import type { Todo } from "#contract/todo.ts";
import styles from "#web/features/todo/todo-board.module.css";
import { fieldErrorsOf } from "#web/lib/form.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { useUnsavedChanges } from "#web/lib/use-unsaved-changes.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";

type TodoEditorProps = {
  todo: Todo;
  onClose: () => void;
  /** Closes the editor once it is saved. */
  onSave: (change: { title: string; description: string }) => Promise<void>;
};

/** The words of a todo. A failed save keeps them. */
export function TodoEditor({ todo, onClose, onSave }: TodoEditorProps) {
  const { t } = useTranslation();
  const [title, setTitle] = useState(todo.title);
  const [description, setDescription] = useState(todo.description);
  useUnsavedChanges(title !== todo.title || description !== todo.description);
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isBusy, setIsBusy] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (title.trim() === "") {
      setErrors({ title: t("The title is required and cannot be empty") });
      return;
    }
    setIsBusy(true);
    try {
      await onSave({ title: title.trim(), description: description.trim() });
    } catch (error) {
      setErrors(fieldErrorsOf(error));
    }
    setIsBusy(false);
  };
  return (
    <Dialog title={t("Edit todo")} onClose={onClose}>
      <form className={styles.editor} noValidate onSubmit={(event) => void save(event)}>
        <TextField
          label={t("Title")}
          value={title}
          maxLength={200}
          required
          dir="auto"
          error={errors["title"]}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <TextField
          label={t("Description")}
          value={description}
          maxLength={2000}
          dir="auto"
          error={errors["description"]}
          onChange={(event) => setDescription(event.currentTarget.value)}
        />
        <div className={styles.actions}>
          <Button type="submit" variant="primary" disabled={isBusy}>
            {isBusy ? t("Saving…") : t("Save")}
          </Button>
          <Button variant="subtle" onClick={onClose}>
            {t("Cancel")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
