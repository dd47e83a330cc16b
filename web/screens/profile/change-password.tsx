import { useQueryClient } from "@tanstack/react-query";

import { changePassword } from "#contract/account/auth.ts";
import styles from "#web/screens/profile/profile-screen.module.css";
import { devicesQuery } from "#web/screens/profile/queries.ts";
import { notify } from "#web/lib/alerts.ts";
import { usePasswordRule } from "#web/lib/session/auth-options.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";

const empty = { current: "", password: "", passwordConfirm: "" };

/** The card for changing the password. */
export function ChangePassword() {
  const { t } = useTranslation();
  return (
    <Card className={styles.card} aria-labelledby="password">
      <h2 id="password" className={styles.title}>
        {t("Change password")}
      </h2>
      <PasswordForm />
    </Card>
  );
}

/** Changes the password, which ends all other sessions of the person. */
function PasswordForm() {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const password = usePasswordRule();
  const form = useContractForm(changePassword, {
    initial: empty,
    validate: password.validate,
    // Somebody who signed up through a provider has no current password.
    toBody: ({ current, ...rest }) => ({ ...rest, ...(current !== "" && { current }) }),
    onSaved: () => {
      form.reset();
      notify({
        title: t("Password changed"),
        text: t("You have been signed out on all other devices."),
        tone: "success",
      });
      return queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey });
    },
  });

  return (
    <form className={styles.form} {...form.formProps}>
      <TextField
        label={t("Current password")}
        type="password"
        autoComplete="current-password"
        description={t("Leave empty if you have no password yet")}
        {...form.field("current")}
      />
      <TextField
        label={t("New password")}
        type="password"
        autoComplete="new-password"
        description={password.hint}
        required
        {...form.field("password")}
      />
      <TextField
        label={t("Confirm password")}
        type="password"
        autoComplete="new-password"
        required
        {...form.field("passwordConfirm")}
      />
      <Button type="submit" variant="primary" disabled={form.isBusy} className={styles.save}>
        {form.isBusy ? t("Saving…") : t("Change password")}
      </Button>
    </form>
  );
}
