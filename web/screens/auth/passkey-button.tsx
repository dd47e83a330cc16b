import { IconFingerprint } from "@tabler/icons-react";
import { useState } from "react";

import { createSignInOptions, signInWithPasskey, unlockWithPasskey } from "#contract/account/passkeys.ts";
import styles from "#web/screens/auth/form.module.css";
import { call } from "#web/lib/api/api-client.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { askForPasskey } from "#web/lib/session/passkeys.ts";

type PasskeyButtonProps = {
  onSignedIn: () => void;
  /** Whether it unlocks the session instead of beginning another. */
  isUnlock?: boolean;
};

/** Signs in with a passkey. */
export function PasskeyButton({ onSignedIn, isUnlock = false }: PasskeyButtonProps) {
  const { t } = useTranslation();
  const [isBusy, setIsBusy] = useState(false);

  const signIn = async () => {
    const { options } = await call(createSignInOptions, {});
    const credential = await askForPasskey(options);
    if (!credential) return;
    await call(isUnlock ? unlockWithPasskey : signInWithPasskey, { body: { credential } });
    onSignedIn();
  };
  const run = () => {
    setIsBusy(true);
    // An alert shows the failure.
    void signIn()
      .catch(() => {})
      .finally(() => setIsBusy(false));
  };
  return (
    <button type="button" className={styles.provider} disabled={isBusy} onClick={run}>
      <IconFingerprint size={20} stroke={1.75} aria-hidden />
      {isUnlock ? t("Unlock with a passkey") : t("Sign in with a passkey")}
    </button>
  );
}
