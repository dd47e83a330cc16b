import { IconLogin2 } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";

import { signIn } from "#contract/account/auth.ts";
import type { ProviderFailure } from "#contract/account/provider-failures.ts";
import { office } from "#office";
import styles from "#web/screens/auth/form.module.css";
import { PasskeyButton } from "#web/screens/auth/passkey-button.tsx";
import { authOptionsQuery } from "#web/lib/session/auth-options.ts";
import { ApiError, call } from "#web/lib/api/api-client.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { describeProviderFailure } from "#web/lib/session/provider-failures.ts";
import { canUsePasskeys } from "#web/lib/session/passkeys.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Note } from "#web/ui/display/text/note.tsx";
import { TextField } from "#web/ui/form/text/text-field.tsx";

type SignInFormProps = {
  /** The username that is filled in. */
  name?: string;
  onSignedIn: () => void;
  /** The password is right, and the account needs the second factor. */
  onSecondFactor: () => void;
  /** A link below the password. */
  aside?: ReactNode;
};

/** Signs in with name and password. */
export function SignInForm({ name = "", onSignedIn, onSecondFactor, aside }: SignInFormProps) {
  const { t, language } = useTranslation();
  const { data: options } = useQuery(authOptionsQuery);
  /** Why the account may not be signed in to, although the password is right. */
  const [refusal, setRefusal] = useState<string>();
  const form = useContractForm(signIn, {
    initial: { name, password: "" },
    toBody: (values) => ({ ...values, language }),
    send: (body) => {
      setRefusal(undefined);
      return call(signIn, { body }, { fields: ["name", "password"], handles: [403] });
    },
    onSaved: ({ secondFactor }) => (secondFactor ? onSecondFactor() : onSignedIn()),
    onFailed: (error) => {
      if (error instanceof ApiError && error.status === 403) setRefusal(translateData(error.message));
    },
    leavesPage: true,
  });
  return (
    <form className={styles.form} {...form.formProps}>
      {options?.demo && (
        <Note>{t("This is a demo. Sign in as {{username}} with the password {{password}}.", options.demo)}</Note>
      )}
      {refusal !== undefined && (
        <Note tone="danger" role="alert">
          {refusal}
        </Note>
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
      {aside && <span className={styles.aside}>{aside}</span>}
      <Button type="submit" variant="primary" className={styles.submit} aria-disabled={form.isBusy}>
        {form.isBusy ? t("Signing in…") : t("Sign in")}
      </Button>
    </form>
  );
}

type ProvidersProps = {
  /** The route that a provider leads to. Absent: it opens in a window of its own, which then closes. */
  to?: string | undefined;
  /** Called after signing in with a passkey. */
  onSignedIn: () => void;
  /** Whether signing in unlocks the session instead of beginning another. */
  isUnlock?: boolean;
  /** Whether a password form follows. */
  isAlternative?: boolean;
  /** Whether to offer the providers, and passkeys. */
  hasProviders?: boolean;
  hasPasskeys?: boolean;
};

/** Where a provider leads in a window of its own. */
const signedInRoute = "/login?done=1";

/** The configured sign-in providers, if any, and passkeys. */
export function Providers({
  to,
  onSignedIn,
  isUnlock = false,
  isAlternative = true,
  hasProviders = true,
  hasPasskeys = true,
}: ProvidersProps) {
  const { t } = useTranslation();
  const { data: options } = useQuery(authOptionsQuery);
  if (!options) return null;
  const providers = hasProviders ? options.providers : [];
  const offersPasskey = hasPasskeys && canUsePasskeys(options);
  if (providers.length === 0 && !offersPasskey) return null;
  const isApart = to === undefined;
  const search = new URLSearchParams({
    // Everybody begins on the start page, so it is not a target: the server redirects to the dashboard, or home.
    ...(isApart ? { to: signedInRoute } : to !== "/home" && { to }),
    ...(isUnlock && { unlock: "1" }),
  });
  return (
    <>
      <div className={styles.providers}>
        {providers.map(({ key, label }) => (
          <a
            key={key}
            className={styles.provider}
            href={`${office.apiRoot}/auth/start/${key}?${search}`}
            target={isApart ? "_blank" : undefined}
          >
            <IconLogin2 size={20} stroke={1.75} aria-hidden data-mirrored />
            {t("Continue with {{provider}}", { provider: label })}
          </a>
        ))}
        {offersPasskey && <PasskeyButton onSignedIn={onSignedIn} isUnlock={isUnlock} />}
      </div>
      {isAlternative && <div className={styles.or}>{t("or")}</div>}
    </>
  );
}

/** The reason why signing in through a provider failed. */
export function FailureNote({ failure }: { failure: ProviderFailure | undefined }) {
  const { t } = useTranslation();
  if (!failure) return null;
  return (
    <Note tone="danger" role="alert">
      {describeProviderFailure(failure, t)}
    </Note>
  );
}
