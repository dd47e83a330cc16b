import { useQuery } from "@tanstack/react-query";

import { type AccountRow, deletePerson } from "#contract/people.ts";
import styles from "#web/screens/people/people-screen.module.css";
import { recipientsQuery, useDeletePerson } from "#web/screens/people/queries.ts";
import { notify } from "#web/lib/alerts.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { RadioField } from "#web/ui/form/choices/radio-field.tsx";
import { SelectField } from "#web/ui/form/lists/select-field.tsx";

type Draft = { content: "give" | "delete"; giveTo: string };

const initial: Draft = { content: "give", giveTo: "" };

/** Asks what happens with the content of an account, and deletes the account. */
export function DeleteDialog({ account, onClose }: { account: AccountRow; onClose: () => void }) {
  const { t } = useTranslation();
  const { id, name } = account;
  const { data: people } = useQuery(recipientsQuery);
  const { mutateAsync: remove } = useDeletePerson();
  const form = useContractForm(deletePerson, {
    initial,
    toBody: ({ content, giveTo }) => ({ giveTo: content === "give" ? giveTo : null }),
    send: ({ giveTo }) => remove({ id, giveTo }),
    onSaved: () => {
      notify({ title: t("Account deleted"), text: name });
      onClose();
    },
  });
  const isGiven = form.values.content === "give";
  const recipients = people?.data.filter((person) => person.id !== id) ?? [];
  return (
    <Dialog title={t("Delete {{name}}?", { name })} onClose={onClose}>
      <form className={styles.form} {...form.formProps}>
        <p className={styles.text}>
          {t("The account, its messages, private conversations and settings are deleted permanently.")}
        </p>
        <RadioField
          label={t("Posts, comments, pictures, files, documents, events and todos")}
          options={[
            { value: "give", label: t("Transfer them to a colleague") },
            { value: "delete", label: t("Delete them and their replies") },
          ]}
          value={form.values.content}
          onChange={(content) => form.change({ content: content === "delete" ? "delete" : "give" })}
        />
        {isGiven && (
          <SelectField
            label={t("Colleague")}
            placeholder={t("Choose a colleague")}
            choices={recipients.map((person) => ({ value: person.id, label: person.name }))}
            isLoading={people === undefined}
            required
            {...form.field("giveTo")}
          />
        )}
        <div className={styles.actions}>
          <Button variant="subtle" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button type="submit" variant="danger" disabled={form.isBusy}>
            {t("Delete")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
