import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

import { enterSecondFactor } from "#contract/account/second-factor.ts";
import styles from "#web/screens/auth/form.module.css";
import { PasskeyButton } from "#web/screens/auth/passkey-button.tsx";
import { authOptionsQuery } from "#web/lib/session/auth-options.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { canUsePasskeys } from "#web/lib/session/passkeys.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/display/text/note.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";

type StepProps = {
  onSignedIn: () => void;
  /** Leads back to the first step, if the sign-in has expired. */
  back: ReactNode;
};

/** The second step of a sign-in: a code of the authenticator app, a recovery code, or a passkey instead of both steps. */
export function SecondFactorForm(props: StepProps) {
  const { t } = useTranslation();
  const { data: options } = useQuery(authOptionsQuery);
  const [isRecovery, setIsRecovery] = useState(false);
  return (
    <div className={styles.form}>
      {isRecovery ? <RecoveryForm {...props} /> : <CodeForm {...props} />}
      <div className={styles.or}>{t("or")}</div>
      <div className={styles.providers}>
        <Button className={styles.submit} onClick={() => setIsRecovery(!isRecovery)}>
          {isRecovery ? t("Use the authenticator app") : t("Use a recovery code")}
        </Button>
        {canUsePasskeys(options) && <PasskeyButton onSignedIn={props.onSignedIn} />}
      </div>
    </div>
  );
}

function CodeForm({ onSignedIn, back }: StepProps) {
  const { t } = useTranslation();
  const form = useContractForm(enterSecondFactor, {
    // `challenge` is named by the server when the sign-in has expired.
    initial: { code: "", challenge: "" },
    toBody: ({ code }) => ({ code }),
    onSaved: onSignedIn,
    leavesPage: true,
  });
  return (
    <form className={styles.form} {...form.formProps}>
      <ExpiredNote error={form.errors["challenge"]} back={back} />
      <TextField
        label={t("Code")}
        description={t("Enter the code that your authenticator app shows.")}
        autoComplete="one-time-code"
        inputMode="numeric"
        dir="ltr"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the step follows a form whose field had the focus
        autoFocus
        required
        {...form.field("code")}
      />
      <SubmitButton isBusy={form.isBusy} />
    </form>
  );
}

function RecoveryForm({ onSignedIn, back }: StepProps) {
  const { t } = useTranslation();
  const form = useContractForm(enterSecondFactor, {
    initial: { recoveryCode: "", challenge: "" },
    toBody: ({ recoveryCode }) => ({ recoveryCode }),
    onSaved: onSignedIn,
    leavesPage: true,
  });
  return (
    <form className={styles.form} {...form.formProps}>
      <ExpiredNote error={form.errors["challenge"]} back={back} />
      <TextField
        label={t("Recovery code")}
        description={t("Each recovery code works once.")}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        dir="ltr"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- a button with this purpose has been pressed
        autoFocus
        required
        {...form.field("recoveryCode")}
      />
      <SubmitButton isBusy={form.isBusy} />
    </form>
  );
}

function SubmitButton({ isBusy }: { isBusy: boolean }) {
  const { t } = useTranslation();
  return (
    <Button type="submit" variant="primary" className={styles.submit} aria-disabled={isBusy}>
      {isBusy ? t("Signing in…") : t("Sign in")}
    </Button>
  );
}

function ExpiredNote({ error, back }: { error: string | undefined; back: ReactNode }) {
  if (error === undefined) return null;
  return (
    <Note tone="danger" role="alert">
      {error} {back}
    </Note>
  );
}
