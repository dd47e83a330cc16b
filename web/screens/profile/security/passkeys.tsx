import { IconFingerprint } from "@tabler/icons-react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";

import { addPasskey, createPasskeyOptions, removePasskey, renamePasskey } from "#contract/account/passkeys.ts";
import { nameDevice } from "#contract/account/device-name.ts";
import styles from "#web/screens/profile/profile-screen.module.css";
import { PasswordForm } from "#web/screens/profile/security/password-form.tsx";
import { securityQuery } from "#web/screens/profile/security/queries.ts";
import type { SecurityDialogProps, SecurityProps } from "#web/screens/profile/security/second-factor.tsx";
import own from "#web/screens/profile/security/security.module.css";
import { notify } from "#web/lib/alerts.ts";
import { call } from "#web/lib/api/api-client.ts";
import { authOptionsQuery } from "#web/lib/session/auth-options.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { formatDateTime } from "#web/lib/format/format.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { canUsePasskeys, createPasskey } from "#web/lib/session/passkeys.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Dialog } from "#web/ui/dialog/dialog.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";

type Passkey = SecurityProps["security"]["passkeys"][number];

/** The person's passkeys, which can be added, renamed and removed. */
export function Passkeys({ security: { hasPassword, passkeys } }: SecurityProps) {
  const { t } = useTranslation();
  const { data: options } = useQuery(authOptionsQuery);
  const [isAdding, setIsAdding] = useState(false);
  return (
    <section className={own.section} aria-labelledby="passkeys">
      <h3 id="passkeys" className={own.heading}>
        {t("Passkeys")}
      </h3>
      <p className={own.text}>{t("Sign in with your fingerprint, your face or the PIN of your device.")}</p>
      {passkeys.length > 0 && (
        <ul className={styles.devices}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} hasPassword={hasPassword} />
          ))}
        </ul>
      )}
      {canUsePasskeys(options) ? (
        <div className={own.buttons}>
          <Button onClick={() => setIsAdding(true)}>{t("Add passkey")}</Button>
        </div>
      ) : (
        <p className={own.text}>{t("Passkeys need a host name, such as localhost")}</p>
      )}
      {isAdding && <AddDialog hasPassword={hasPassword} onClose={() => setIsAdding(false)} />}
    </section>
  );
}

function AddDialog({ hasPassword, onClose }: SecurityDialogProps) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const add = async ({ options }: { options: Record<string, unknown> }) => {
    const credential = await createPasskey(options);
    if (!credential) return;
    const name = nameDevice(navigator.userAgent) || t("Passkey");
    await call(addPasskey, { body: { name, credential } });
    await queryClient.invalidateQueries({ queryKey: securityQuery.queryKey });
    onClose();
    notify({ title: t("Passkey added"), text: name, tone: "success" });
  };
  return (
    <Dialog title={t("Add passkey")} onClose={onClose}>
      <PasswordForm
        endpoint={createPasskeyOptions}
        hasPassword={hasPassword}
        text={t("Your browser will ask you to create a passkey on this device or on a security key.")}
        confirm={t("Continue")}
        // An alert shows the failure.
        onConfirmed={(answer) => add(answer).catch(() => {})}
        onCancel={onClose}
      />
    </Dialog>
  );
}

function PasskeyRow({ passkey, hasPassword }: { passkey: Passkey; hasPassword: boolean }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const [open, setOpen] = useState<"rename" | "remove">();
  const close = () => setOpen(undefined);
  const { id, name } = passkey;
  const finishRemoval = async () => {
    close();
    notify({ title: t("Passkey removed"), text: name, tone: "success" });
    await queryClient.invalidateQueries({ queryKey: securityQuery.queryKey });
  };
  return (
    <li className={`${styles.device} ${own.passkey}`}>
      <IconFingerprint size={20} stroke={1.75} aria-hidden />
      <div className={`${styles.words} ${own.words}`}>
        <span className={styles.deviceName}>
          <bdi>{name}</bdi>
        </span>
        <span className={styles.detail}>{t("Added {{date}}", { date: formatDateTime(passkey.createdAt) })}</span>
      </div>
      <Button size="small" aria-label={t("Rename {{name}}", { name })} onClick={() => setOpen("rename")}>
        {t("Rename")}
      </Button>
      <Button size="small" aria-label={t("Remove {{name}}", { name })} onClick={() => setOpen("remove")}>
        {t("Remove")}
      </Button>
      {open === "rename" && <RenameDialog passkey={passkey} onClose={close} />}
      {open === "remove" && (
        <Dialog title={t("Remove passkey?")} onClose={close}>
          <PasswordForm
            endpoint={removePasskey}
            params={{ id }}
            hasPassword={hasPassword}
            text={t("You will no longer be able to sign in with {{name}}.", { name })}
            confirm={t("Remove")}
            isDangerous
            onConfirmed={finishRemoval}
            onCancel={close}
          />
        </Dialog>
      )}
    </li>
  );
}

function RenameDialog({ passkey: { id, name }, onClose }: { passkey: Passkey; onClose: () => void }) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const form = useContractForm(renamePasskey, {
    params: { id },
    initial: { name },
    onSaved: async () => {
      await queryClient.invalidateQueries({ queryKey: securityQuery.queryKey });
      onClose();
    },
  });
  return (
    <Dialog title={t("Rename passkey")} hasChanges={form.isChanged} onClose={onClose}>
      <form className={own.form} {...form.formProps}>
        <TextField label={t("Name")} autoComplete="off" dir="auto" required {...form.field("name")} />
        <div className={own.actions}>
          <Button onClick={onClose}>{t("Cancel")}</Button>
          <Button type="submit" variant="primary" disabled={form.isBusy}>
            {t("Save")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
