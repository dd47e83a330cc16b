import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";

import { EntryCard } from "#web/features/auth/entry-card.tsx";
import type { EntrySearch } from "#web/features/auth/entry-search.ts";
import { authOptionsQuery } from "#web/lib/auth-options.ts";
import { SecondFactorForm } from "#web/features/auth/second-factor-form.tsx";
import { FailureNote, Providers, SignInForm } from "#web/features/auth/sign-in-form.tsx";
import { Verification } from "#web/features/auth/verification.tsx";
import { useTranslation } from "#web/lib/i18n.ts";

/** Sign-in with a provider, a passkey or a password, and the second factor. */
export function LoginScreen({ to, failure, factor, verify }: EntrySearch) {
  const { t } = useTranslation();
  if (factor !== undefined) {
    return (
      <EntryCard
        title={t("Login")}
        description={t("Two-factor authentication is on for your account.")}
        footer={<Link to="/login">{t("Back to login")}</Link>}
      >
        <SecondFactorForm to={to} />
      </EntryCard>
    );
  }
  return (
    <EntryCard title={t("Login")} description={t("Welcome back. Sign in to continue.")} footer={<NewHere to={to} />}>
      <Verification token={verify} />
      <FailureNote failure={failure} />
      <Providers to={to} />
      <SignInForm to={to} />
    </EntryCard>
  );
}

/** Sign-in with a password only. */
export function RealLoginScreen({ to }: EntrySearch) {
  const { t } = useTranslation();
  return (
    <EntryCard
      isPlain
      title={t("Real login")}
      description={t("Sign in with your username and password.")}
      footer={<NewHere to={to} />}
    >
      <SignInForm to={to} />
    </EntryCard>
  );
}

function NewHere({ to }: { to: string | undefined }) {
  const { t } = useTranslation();
  const { data: options } = useQuery(authOptionsQuery);
  if (options && !options.canRegister) {
    return <span>{t("Registration is closed. Ask your administrator for an account.")}</span>;
  }
  return (
    <>
      <span>{t("New here?")}</span>
      <Link to="/register" search={to === undefined ? {} : { to }}>
        {t("Create an account")}
      </Link>
    </>
  );
}
