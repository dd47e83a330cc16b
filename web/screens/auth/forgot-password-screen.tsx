import { IconMailCheck } from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { useState } from "react";

import { forgotPassword, resetPassword } from "#contract/account/auth.ts";
import { EntryCard } from "#web/screens/auth/entry-card.tsx";
import type { EntrySearch } from "#web/screens/auth/entry-search.ts";
import styles from "#web/screens/auth/form.module.css";
import { usePasswordRule } from "#web/lib/session/auth-options.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { restartAt } from "#web/lib/session/session.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/display/text/note.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";

/** Requests a reset link; with the link's token, sets a new password. */
export function ForgotPasswordScreen({ token }: EntrySearch) {
  const { t } = useTranslation();
  const back = <Link to="/login">{t("Back to sign-in")}</Link>;
  return token === undefined ? (
    <EntryCard title={t("Forgot password")} description={t("We will email you a link to set a new one.")} footer={back}>
      <AskForm />
    </EntryCard>
  ) : (
    <EntryCard
      title={t("Forgot password")}
      description={t("Set a new password. You will be signed out on all other devices.")}
      footer={back}
    >
      <ResetForm token={token} />
    </EntryCard>
  );
}

function AskForm() {
  const { t, language: spoken } = useTranslation();
  const [sentTo, setSentTo] = useState<string>();
  const form = useContractForm(forgotPassword, {
    initial: { email: "" },
    toBody: ({ email }) => ({ email, language: spoken }),
    onSaved: (_answer, { email }) => setSentTo(email.trim()),
  });
  return (
    <form className={styles.form} {...form.formProps}>
      <div role="status" className={styles.status}>
        {sentTo !== undefined && (
          <Note tone="success" icon={IconMailCheck}>
            {t("If an account exists for {{email}}, we have emailed a link to it. The link is valid for one hour.", {
              email: sentTo,
            })}
          </Note>
        )}
      </div>
      <TextField label={t("Email")} type="email" autoComplete="email" required {...form.field("email")} />
      <Button type="submit" variant="primary" className={styles.submit} aria-disabled={form.isBusy}>
        {form.isBusy ? t("Sending…") : sentTo === undefined ? t("Send link") : t("Resend link")}
      </Button>
    </form>
  );
}

function ResetForm({ token }: { token: string }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const password = usePasswordRule();
  const form = useContractForm(resetPassword, {
    initial: { token, password: "", passwordConfirm: "" },
    validate: password.validate,
    onSaved: ({ secondFactor }) =>
      secondFactor ? navigate({ to: "/login", search: { factor: 1 } }) : restartAt("/home"),
    leavesPage: true,
  });
  const linkError = form.errors["token"];
  return (
    <form className={styles.form} {...form.formProps}>
      {linkError && (
        <Note tone="danger" role="alert">
          {linkError}. <Link to="/forgot-password">{t("Request a new link")}</Link>
        </Note>
      )}
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
      <Button type="submit" variant="primary" className={styles.submit} aria-disabled={form.isBusy}>
        {form.isBusy ? t("Saving…") : t("Set password")}
      </Button>
    </form>
  );
}
