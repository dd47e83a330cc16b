import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import type { Output } from "#contract/endpoint.ts";
import { confirmSecondFactor, setUpSecondFactor } from "#contract/account/second-factor.ts";
import { PasswordForm } from "#web/screens/profile/security/password-form.tsx";
import { QrCode } from "#web/screens/profile/security/qr-code.tsx";
import { RecoveryCodes } from "#web/screens/profile/security/recovery-codes.tsx";
import type { SecurityDialogProps } from "#web/screens/profile/security/second-factor.tsx";
import styles from "#web/screens/profile/security/security.module.css";
import { notify } from "#web/lib/alerts.ts";
import { copyText } from "#web/lib/copy-text.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { topicKey } from "#web/lib/api/query-keys.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";

type Setup = Output<typeof setUpSecondFactor>;

/** Sets up two-factor authentication in three steps: the password, the authenticator app, the recovery codes. */
export function SetUpDialog({ hasPassword, onClose }: SecurityDialogProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [setup, setSetup] = useState<Setup>();
  const [isOn, setIsOn] = useState(false);
  const confirmed = () => {
    setIsOn(true);
    // The devices as well: the other sessions have ended.
    return queryClient.invalidateQueries({ queryKey: topicKey("session") });
  };
  const step = isOn ? "codes" : setup ? "app" : "password";
  return (
    // Each step is a dialog of its own, which focuses its first control.
    <Dialog key={step} title={t("Set up two-factor authentication")} onClose={onClose}>
      {step === "password" && (
        <PasswordForm
          endpoint={setUpSecondFactor}
          hasPassword={hasPassword}
          text={t("You need an authenticator app on your phone. You will be signed out on all other devices.")}
          confirm={t("Continue")}
          onConfirmed={setSetup}
          onCancel={onClose}
        />
      )}
      {step === "app" && setup && <AppStep setup={setup} onConfirmed={confirmed} onCancel={onClose} />}
      {step === "codes" && setup && <RecoveryCodes codes={setup.recoveryCodes} onDone={onClose} />}
    </Dialog>
  );
}

type AppStepProps = { setup: Setup; onConfirmed: () => unknown; onCancel: () => void };

function AppStep({ setup: { uri, secret }, onConfirmed, onCancel }: AppStepProps) {
  const { t } = useTranslation();
  const form = useContractForm(confirmSecondFactor, { initial: { code: "" }, onSaved: onConfirmed });
  const copy = async () => {
    if (await copyText(secret)) notify({ title: t("Key copied") });
    else notify({ title: t("Copying failed"), text: t("Select the text and copy it yourself."), tone: "warning" });
  };
  return (
    <form className={styles.form} {...form.formProps}>
      <p className={styles.text}>
        {t("Scan the QR code with your authenticator app, or type the key. Then enter the code that the app shows.")}
      </p>
      <QrCode text={uri} label={t("QR code for the authenticator app")} />
      <div className={styles.secret}>
        <code dir="ltr" translate="no">
          {secret.match(/.{1,4}/g)?.join(" ")}
        </code>
        <Button size="small" onClick={() => void copy()}>
          {t("Copy key")}
        </Button>
      </div>
      <TextField
        label={t("Code")}
        autoComplete="one-time-code"
        inputMode="numeric"
        dir="ltr"
        required
        {...form.field("code")}
      />
      <div className={styles.actions}>
        <Button onClick={onCancel}>{t("Cancel")}</Button>
        <Button type="submit" variant="primary" disabled={form.isBusy}>
          {t("Turn on")}
        </Button>
      </div>
    </form>
  );
}
