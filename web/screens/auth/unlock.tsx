import { IconLock } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";

import { unlock } from "#contract/account/auth.ts";
import styles from "#web/screens/auth/form.module.css";
import { sessionQuery } from "#web/screens/auth/queries.ts";
import { Providers } from "#web/screens/auth/sign-in-form.tsx";
import { authOptionsQuery } from "#web/lib/session/auth-options.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Avatar } from "#web/ui/display/avatar/avatar.tsx";
import { EmptyState } from "#web/ui/display/status/empty-state.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";

type UnlockProps = {
  /** The route that a provider leads to, as `Providers` takes it. */
  to?: string;
  /** Called after the password or a passkey has unlocked the session. */
  onUnlocked: () => void;
  /** Whether the password takes the focus once it is there. */
  takesFocus?: boolean;
};

/** The owner of the locked session, and the ways to unlock it. */
export function Unlock({ to, onUnlocked, takesFocus = false }: UnlockProps) {
  const { t } = useTranslation();
  const { data: session, isError, refetch } = useQuery(sessionQuery);
  const { user, unlockedBy } = session ?? {};
  return (
    <>
      {isError && (
        <EmptyState
          title={t("The session could not be loaded")}
          action={<Button onClick={() => void refetch()}>{t("Try again")}</Button>}
        />
      )}
      {user && (
        <div className={styles.person}>
          <span className={styles.picture}>
            <Avatar name={user.name} picture={user.picture} size={96} />
            <span className={styles.lock}>
              <IconLock size={16} stroke={1.75} aria-hidden />
            </span>
          </span>
          <div>
            <p className={styles.name}>
              <bdi>{user.name}</bdi>
            </p>
            <p className={styles.username}>
              <bdi>{user.username}</bdi>
            </p>
          </div>
        </div>
      )}
      {unlockedBy && (
        <Providers
          to={to}
          onSignedIn={onUnlocked}
          isUnlock
          isAlternative={unlockedBy.password}
          hasProviders={unlockedBy.provider}
          hasPasskeys={unlockedBy.passkey}
        />
      )}
      {unlockedBy?.password && <UnlockForm username={user?.username ?? ""} {...{ onUnlocked, takesFocus }} />}
    </>
  );
}

type UnlockFormProps = { username: string; onUnlocked: () => void; takesFocus: boolean };

function UnlockForm({ username, onUnlocked, takesFocus }: UnlockFormProps) {
  const { t } = useTranslation();
  const { data: options } = useQuery(authOptionsQuery);
  const form = useContractForm(unlock, {
    initial: { password: "" },
    onSaved: onUnlocked,
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
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- in a dialog, which has to focus something
        autoFocus={takesFocus}
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
