import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef } from "react";

import { lock, unlock } from "#contract/auth.ts";
import { EntryCard } from "#web/features/auth/entry-card.tsx";
import type { EntrySearch } from "#web/features/auth/entry-search.ts";
import styles from "#web/features/auth/form.module.css";
import { sessionQuery } from "#web/features/auth/queries.ts";
import { authOptionsQuery } from "#web/lib/auth-options.ts";
import { FailureNote, Providers } from "#web/features/auth/sign-in-form.tsx";
import { call } from "#web/lib/api-client.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { announceSessionChange, safeRoute, restartAt } from "#web/lib/session.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { Avatar } from "#web/ui/display/avatar.tsx";
import { Button } from "#web/ui/actions/button.tsx";
import { EmptyState } from "#web/ui/display/empty-state.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";

/** Opening this screen locks the session on the server. The password or the provider unlocks it. */
export function LockScreen({ to, failure }: EntrySearch) {
  const { t } = useTranslation();
  const { data: session, isError, refetch } = useQuery(sessionQuery);
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
      {isError && (
        <EmptyState
          title={t("The session could not be loaded")}
          action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
        />
      )}
      {session?.user && (
        <div className={styles.person}>
          <Avatar name={session.user.name} picture={session.user.picture} size={64} />
          <div>
            <p className={styles.name}>
              <bdi>{session.user.name}</bdi>
            </p>
            <p className={styles.username}>
              <bdi>{session.user.username}</bdi>
            </p>
          </div>
        </div>
      )}
      {session?.unlockedBy && (
        <Providers
          to={to}
          isUnlock
          isAlternative={session.unlockedBy.password}
          hasProviders={session.unlockedBy.provider}
          hasPasskeys={session.unlockedBy.passkey}
        />
      )}
      {session?.unlockedBy?.password && <UnlockForm to={to} username={session.user?.username ?? ""} />}
    </EntryCard>
  );
}

function UnlockForm({ to, username }: { to: string | undefined; username: string }) {
  const { t } = useTranslation();
  const { data: options } = useQuery(authOptionsQuery);
  const form = useContractForm(unlock, {
    initial: { password: "" },
    onSaved: () => restartAt(safeRoute(to)),
    leavesPage: true,
  });
  return (
    <form className={styles.form} {...form.formProps}>
      {/* For the password manager, which looks for whom the password is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <TextField
        label={t("Password")}
        type="password"
        autoComplete="current-password"
        description={
          options?.demo ? t("The demo password is {{password}}.", { password: options.demo.password }) : undefined
        }
        required
        {...form.field("password")}
      />
      <Button type="submit" variant="primary" className={styles.submit} aria-disabled={form.isBusy}>
        {form.isBusy ? t("Unlocking…") : t("Unlock")}
      </Button>
    </form>
  );
}
