import { IconAlertCircle, IconInfoCircle, IconLogin2 } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";

import { signIn } from "#contract/auth.ts";
import type { ProviderFailure } from "#contract/session.ts";
import { config } from "#web/app/config.ts";
import styles from "#web/features/auth/form.module.css";
import { authOptionsQuery } from "#web/features/auth/queries.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { safeRoute, restartAt } from "#web/lib/session.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { TextField } from "#web/ui/form/text-field.tsx";

/** Signs in with name and password, and continues to the requested route. */
export function SignInForm({ to }: { to: string | undefined }) {
  const { t } = useTranslation();
  const { data: options } = useQuery(authOptionsQuery);
  const form = useContractForm(signIn, {
    initial: { name: "", password: "" },
    onSaved: () => restartAt(safeRoute(to)),
    leavesPage: true,
  });
  return (
    <form className={styles.form} {...form.formProps}>
      {options?.demo && (
        <p className={styles.note}>
          <IconInfoCircle size={20} stroke={1.75} aria-hidden />
          <span>{t("This is a demo. Sign in as {{username}} with the password {{password}}.", options.demo)}</span>
        </p>
      )}
      <TextField
        label={t("Username or email")}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        {...form.field("name")}
      />
      <TextField
        label={t("Password")}
        type="password"
        autoComplete="current-password"
        required
        {...form.field("password")}
      />
      <Link to="/forgot-password" className={styles.aside}>
        {t("Forgot password?")}
      </Link>
      <Button type="submit" variant="primary" className={styles.submit} aria-disabled={form.isBusy}>
        {form.isBusy ? t("Signing in…") : t("Sign in")}
      </Button>
    </form>
  );
}

type ProvidersProps = {
  to: string | undefined;
  /** Whether signing in unlocks the session instead of beginning another. */
  isUnlock?: boolean;
  /** Whether a password form follows. */
  isAlternative?: boolean;
};

/** The configured sign-in providers, if any. */
export function Providers({ to, isUnlock = false, isAlternative = true }: ProvidersProps) {
  const { t } = useTranslation();
  const { data: options } = useQuery(authOptionsQuery);
  if (!options || options.providers.length === 0) return null;
  const route = safeRoute(to);
  // Everybody begins on the start page, so it is not a target: the server redirects to the dashboard.
  const search = new URLSearchParams({ ...(route !== "/home" && { to: route }), ...(isUnlock && { unlock: "1" }) });
  return (
    <>
      <div className={styles.providers}>
        {options.providers.map(({ key, label }) => (
          <a key={key} className={styles.provider} href={`${config.apiRoot}/auth/start/${key}?${search}`}>
            <IconLogin2 size={20} stroke={1.75} aria-hidden data-mirrored />
            {t("Continue with {{provider}}", { provider: label })}
          </a>
        ))}
      </div>
      {isAlternative && <div className={styles.or}>{t("or")}</div>}
    </>
  );
}

/** The reason why signing in through a provider failed. */
export function FailureNote({ failure }: { failure: ProviderFailure | undefined }) {
  const { t } = useTranslation();
  if (!failure) return null;
  const words: Record<ProviderFailure, string> = {
    "provider-away": t("The provider is not responding. Try again, or sign in with your password."),
    "provider-refused": t("The provider could not verify your identity. Try again, or sign in with your password."),
    "provider-stale": t("The sign-in expired or was started in another window. Try again."),
    "email-taken": t("An account with your email address already exists. Sign in with its password."),
    "registration-closed": t("You do not have an account here. Ask your administrator for one."),
    "other-person": t("This is a different account. Only the person who locked this session can unlock it."),
    "too-many-attempts": t("Too many attempts. Wait a while, then try again."),
  };
  return (
    <p className={styles.note} data-tone="danger" role="alert">
      <IconAlertCircle size={20} stroke={1.75} aria-hidden />
      <span>{words[failure]}</span>
    </p>
  );
}
