import { DialogAnswer, savePluginChoices } from "#demos/plugins/contract.ts";
import styles from "#demos/forms/web/plugins/plugins-screen.module.css";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";
import { TextareaField } from "#web/ui/form/text/textarea-field.tsx";

/** The answer is saved with the other choices. */
const giveAnswer = { ...savePluginChoices, body: DialogAnswer };

type AnswerDialogProps = {
  answer: DialogAnswer | null;
  onAnswer: (answer: DialogAnswer) => void;
  onClose: () => void;
};

/** A small form in a dialog. Its answer becomes a value of the form behind it. */
export function AnswerDialog({ answer, onAnswer, onClose }: AnswerDialogProps) {
  const { t } = useTranslation();
  const form = useContractForm(giveAnswer, {
    initial: answer ?? { name: "", message: "" },
    send: (body) => Promise.resolve(body),
    onSaved: (given) => {
      onAnswer(given);
      onClose();
    },
  });
  return (
    <Dialog title={t("Leave a message")} hasChanges={form.isChanged} onClose={onClose}>
      <form className={styles.dialogForm} {...form.formProps}>
        <TextField label={t("Name")} required autoComplete="name" {...form.field("name")} />
        <TextareaField label={t("Message")} required max={500} {...form.field("message")} />
        <div className={styles.dialogActions}>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button type="submit" variant="primary">
            {t("Use answer")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
