import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";

import { lock, Unlock, unlock } from "#contract/auth.ts";
import { EntryCard } from "#web/features/auth/entry-card.tsx";
import type { EntrySearch } from "#web/features/auth/entry-search.ts";
import styles from "#web/features/auth/form.module.css";
import { authOptionsQuery, sessionQuery } from "#web/features/auth/queries.ts";
import { leaving, useEntryForm } from "#web/features/auth/use-entry-form.ts";
import { call } from "#web/lib/api-client.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { announceSessionChange, safeRoute, startAnew } from "#web/lib/session.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/empty-state.tsx";
import { TextField } from "#web/ui/text-field.tsx";

/** Who comes here locks the session, on the server; the password leads back. */
export function LockScreen({ to }: EntrySearch) {
  const { t } = useTranslation();
  const queryClient = useQueryClient();
  const { data: session, isError, refetch } = useQuery(sessionQuery);
  const state = session?.state;

  useEffect(() => {
    if (state === "signed-out") startAnew("/login");
    if (state !== "signed-in") return;
    const lockNow = async () => {
      queryClient.setQueryData(sessionQuery.queryKey, await call(lock, {}));
      // Nothing that was shown stays in the page's memory, here or in another window.
      queryClient.removeQueries({ predicate: ({ queryKey }) => !kept.has(String(queryKey[0])) });
      announceSessionChange();
    };
    // The red box tells it; for somebody without a password, why.
    void lockNow().catch(() => history.back());
  }, [state, queryClient]);

  return (
    <EntryCard
      title={t("Lock screen")}
      description={t("Only your password leads back.")}
      footer={
        <>
          {t("Not you?")} <Link to="/login">{t("Sign in as somebody else")}</Link>
        </>
      }
    >
      {isError && (
        <EmptyState
          title={t("The session could not be read.")}
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
      {state === "locked" && <UnlockForm to={to} username={session?.user?.username ?? ""} />}
    </EntryCard>
  );
}

/** What is nobody's. */
const kept = new Set(["session", "auth-options", "languages"]);

function UnlockForm({ to, username }: { to: string | undefined; username: string }) {
  const { t } = useTranslation();
  const { data: options } = useQuery(authOptionsQuery);
  const { form, isBusy, formProps } = useEntryForm(Unlock, { password: "" }, async (body) => {
    await call(unlock, { body });
    startAnew(safeRoute(to));
    return leaving;
  });
  return (
    <form className={styles.form} {...formProps}>
      {/* For the password manager, which looks for whom the password is. */}
      <input type="text" name="username" autoComplete="username" value={username} readOnly hidden />
      <TextField
        label={t("Password")}
        type="password"
        autoComplete="current-password"
        description={
          options?.demo
            ? t("In the demo the password is {{password}}.", { password: options.demo.password })
            : undefined
        }
        required
        {...form.getInputProps("password")}
      />
      <Button type="submit" variant="primary" className={styles.submit} aria-disabled={isBusy}>
        {isBusy ? t("Unlocking…") : t("Unlock")}
      </Button>
    </form>
  );
}
