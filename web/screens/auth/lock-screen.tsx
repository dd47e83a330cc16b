import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

import { lock } from "#contract/account/auth.ts";
import { EntryCard } from "#web/screens/auth/entry-card.tsx";
import type { EntrySearch } from "#web/screens/auth/entry-search.ts";
import { sessionQuery } from "#web/screens/auth/queries.ts";
import { FailureNote } from "#web/screens/auth/sign-in-form.tsx";
import { Unlock } from "#web/screens/auth/unlock.tsx";
import { call } from "#web/lib/api/api-client.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { announceSessionChange, safeRoute, restartAt } from "#web/lib/session/session.ts";

/** Opening this screen locks the session on the server. The password or the provider unlocks it. */
export function LockScreen({ to, failure }: EntrySearch) {
  const { t } = useTranslation();
  const { data: session, isError } = useQuery(sessionQuery);
  const state = session?.state;
  const wasLocked = useRef(false);

  useEffect(() => {
    if (state === "signed-out") restartAt("/login");
    if (state === "locked") wasLocked.current = true;
    if (state !== "signed-in") return;
    // Another window has unlocked it meanwhile.
    if (wasLocked.current) {
      restartAt(safeRoute(to));
      return;
    }
    const lockNow = async () => {
      await call(lock, {});
      // Data that was shown must not stay in the memory of any window.
      announceSessionChange();
      location.reload();
    };
    // An alert shows the failure, for example that the account has no password.
    void lockNow().catch(() => history.back());
  }, [state, to]);

  return (
    <EntryCard
      title={t("Lock screen")}
      isCentered
      description={
        session?.unlockedBy?.provider
          ? t("Sign in again to unlock your session.")
          : t("Enter your password to unlock your session.")
      }
      footer={
        // Only once the session is locked: then the page is reloaded.
        (state === "locked" || isError) && (
          <span>
            {t("Not you?")} <Link to="/login">{t("Sign in to another account")}</Link>
          </span>
        )
      }
    >
      <FailureNote failure={failure} />
      <Unlock to={safeRoute(to)} onUnlocked={() => restartAt(safeRoute(to))} />
    </EntryCard>
  );
}
