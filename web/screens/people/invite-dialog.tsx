import { invitePerson } from "#contract/people.ts";
import { type Role, roles } from "#contract/roles.ts";
import { useRoleNames } from "#web/screens/people/account-cells.tsx";
import styles from "#web/screens/people/people-screen.module.css";
import { useInvite } from "#web/screens/people/queries.ts";
import { notify } from "#web/lib/alerts.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { i18n, useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { SelectField } from "#web/ui/form/lists/select-field.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";

const empty = { email: "", name: "", role: "member" as Role };

/** Invites a colleague, who gets a mail with a link to set a password. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const names = useRoleNames();
  const { mutateAsync: invite } = useInvite();
  const form = useContractForm(invitePerson, {
    initial: empty,
    toBody: (values) => ({ ...values, language: i18n.language }),
    send: (body) => invite(body),
    onSaved: (_, { email }) => {
      notify({ title: t("Invitation sent"), text: email });
      onClose();
    },
  });
  return (
    <Dialog title={t("Invite a colleague")} hasChanges={form.isChanged} onClose={onClose}>
      <form className={styles.form} {...form.formProps}>
        <p className={styles.text}>
          {t("They receive an email with a link to set a password. It works once and expires in 7 days.")}
        </p>
        <TextField label={t("Email")} type="email" autoComplete="off" required {...form.field("email")} />
        <TextField label={t("Name")} autoComplete="off" dir="auto" {...form.field("name")} />
        <SelectField
          label={t("Role")}
          placeholder={t("Choose a role")}
          description={t("Viewers only read, members also write, and admins also manage accounts.")}
          choices={roles.map((role) => ({ value: role, label: names[role] }))}
          required
          {...form.field("role")}
        />
        <div className={styles.actions}>
          <Button variant="subtle" onClick={onClose}>
            {t("Cancel")}
          </Button>
          <Button type="submit" variant="primary" disabled={form.isBusy}>
            {t("Send invitation")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
