import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { type getSecurity, replaceRecoveryCodes, turnOffSecondFactor } from "#contract/account/second-factor.ts";
import type { Output } from "#contract/endpoint.ts";
import { PasswordForm } from "#web/screens/profile/security/password-form.tsx";
import { securityQuery } from "#web/screens/profile/security/queries.ts";
import { RecoveryCodes } from "#web/screens/profile/security/recovery-codes.tsx";
import styles from "#web/screens/profile/security/security.module.css";
import { notify } from "#web/lib/alerts.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { lazyPart } from "#web/lib/loading/lazy-part.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";

export type SecurityProps = { security: Output<typeof getSecurity> };

const SetUpDialog = lazyPart(
  () => import("#web/screens/profile/security/set-up-dialog.tsx").then((part) => part.SetUpDialog),
  { failure: "dialog" },
);

/** Turns the second factor on and off, and replaces its recovery codes. */
export function SecondFactor({ security: { hasPassword, secondFactor: isOn, recoveryCodesLeft } }: SecurityProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<"set-up" | "codes" | "off">();
  const close = () => setOpen(undefined);
  return (
    <section className={styles.section} aria-labelledby="second-factor">
      <h3 id="second-factor" className={styles.heading}>
        {t("Two-factor authentication")}
      </h3>
      <p className={styles.text}>
        {isOn
          ? t("On. Every sign-in asks for a code from your authenticator app.")
          : t("Protects your account with a code from an authenticator app at every sign-in.")}
      </p>
      {isOn && (
        <p className={styles.text}>
          <bdi>
            {t(
              { one: "{{count}} recovery code left", other: "{{count}} recovery codes left" },
              { count: recoveryCodesLeft },
            )}
          </bdi>
        </p>
      )}
      <div className={styles.buttons}>
        {isOn ? (
          <>
            <Button onClick={() => setOpen("codes")}>{t("Replace recovery codes")}</Button>
            <Button onClick={() => setOpen("off")}>{t("Turn off two-factor authentication")}</Button>
          </>
        ) : (
          <Button onClick={() => setOpen("set-up")} onFocus={SetUpDialog.preload} onPointerEnter={SetUpDialog.preload}>
            {t("Set up two-factor authentication")}
          </Button>
        )}
      </div>
      {open === "set-up" && <SetUpDialog hasPassword={hasPassword} onClose={close} />}
      {open === "codes" && <CodesDialog hasPassword={hasPassword} onClose={close} />}
      {open === "off" && <TurnOffDialog hasPassword={hasPassword} onClose={close} />}
    </section>
  );
}

export type SecurityDialogProps = { hasPassword: boolean; onClose: () => void };

function CodesDialog({ hasPassword, onClose }: SecurityDialogProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [codes, setCodes] = useState<readonly string[]>();
  const show = ({ recoveryCodes }: { recoveryCodes: string[] }) => {
    setCodes(recoveryCodes);
    return queryClient.invalidateQueries({ queryKey: securityQuery.queryKey });
  };
  return (
    // Each step is a dialog of its own, which focuses its first control.
    <Dialog key={codes ? "codes" : "password"} title={t("Replace recovery codes")} onClose={onClose}>
      {codes ? (
        <RecoveryCodes codes={codes} onDone={onClose} />
      ) : (
        <PasswordForm
          endpoint={replaceRecoveryCodes}
          hasPassword={hasPassword}
          text={t("Your current recovery codes will stop working.")}
          confirm={t("Replace recovery codes")}
          onConfirmed={show}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

function TurnOffDialog({ hasPassword, onClose }: SecurityDialogProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const finish = async () => {
    await queryClient.invalidateQueries({ queryKey: securityQuery.queryKey });
    onClose();
    notify({ title: t("Two-factor authentication turned off"), tone: "success" });
  };
  return (
    <Dialog title={t("Turn off two-factor authentication?")} onClose={onClose}>
      <PasswordForm
        endpoint={turnOffSecondFactor}
        hasPassword={hasPassword}
        text={t("Your password will be enough to sign in. Your recovery codes will be deleted.")}
        confirm={t("Turn off")}
        isDangerous
        onConfirmed={finish}
        onCancel={onClose}
      />
    </Dialog>
  );
}
