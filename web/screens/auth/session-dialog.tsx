import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";

import styles from "#web/screens/auth/form.module.css";
import { sessionQuery } from "#web/screens/auth/queries.ts";
import { SecondFactorForm } from "#web/screens/auth/second-factor-form.tsx";
import { Providers, SignInForm } from "#web/screens/auth/sign-in-form.tsx";
import { Unlock } from "#web/screens/auth/unlock.tsx";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import {
  announceSessionChange,
  leaveForOtherAccount,
  regainSession,
  sessionLoss,
  type SessionLoss,
} from "#web/lib/session/session.ts";
import { userQuery } from "#web/lib/api/user-query.ts";
import { Dialog } from "#web/ui/dialog/dialog.tsx";

/**
 * Asks the person to sign in again, or to unlock the session, and hides the screen until then. The screen and what was
 * typed there stay, and go on with the session of the same person. For another person, the page starts anew.
 */
export function SessionDialog({ loss }: { loss: SessionLoss }) {
  const { t } = useTranslation();
  const isLocked = loss === "locked";
  const part = useRef<HTMLDivElement>(null);
  // After the dialog has focused the first field, whose name is filled in.
  useEffect(() => {
    part.current?.querySelector<HTMLElement>("input[type=password]")?.focus();
  }, [isLocked]);
  return (
    <Dialog title={isLocked ? t("Unlock to continue") : t("Sign in to continue")} isCover>
      <div ref={part} className={styles.form}>
        <p className={styles.description}>
          {isLocked
            ? t("Your session is locked. Everything you have entered is still here.")
            : t("Your session has ended. Everything you have entered is still here.")}
        </p>
        {isLocked ? <UnlockHere /> : <SignInHere />}
        <p className={styles.description}>
          {t("Not you?")} {/* The router asks first if something is not saved. */}
          <Link to="/login">{t("Sign in to another account")}</Link>
        </p>
      </div>
    </Dialog>
  );
}

function proceed() {
  announceSessionChange();
  if (!leaveForOtherAccount()) regainSession();
}

function UnlockHere() {
  const { data, isFetchedAfterMount } = useQuery({ ...sessionQuery, staleTime: 0 });
  const state = isFetchedAfterMount ? data?.state : undefined;
  // Another window may have been faster.
  useEffect(() => {
    if (state === "signed-out") sessionLoss.set(state);
    if (state === "signed-in") regainSession();
  }, [state]);
  return <Unlock onUnlocked={proceed} takesFocus />;
}

function SignInHere() {
  const { t } = useTranslation();
  // It is known, since the header shows it.
  const { data: user } = useQuery({ ...userQuery, enabled: false });
  const [needsFactor, setNeedsFactor] = useState(false);
  if (needsFactor) {
    const back = (
      <button type="button" className={styles.link} onClick={() => setNeedsFactor(false)}>
        {t("Back to sign-in")}
      </button>
    );
    return <SecondFactorForm onSignedIn={proceed} back={back} />;
  }
  return (
    <>
      <Providers onSignedIn={proceed} />
      <SignInForm name={user?.username ?? ""} onSignedIn={proceed} onSecondFactor={() => setNeedsFactor(true)} />
    </>
  );
}
