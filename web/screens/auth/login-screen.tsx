import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";

import { EntryCard } from "#web/screens/auth/entry-card.tsx";
import type { EntrySearch } from "#web/screens/auth/entry-search.ts";
import { authOptionsQuery } from "#web/lib/session/auth-options.ts";
import { SecondFactorForm } from "#web/screens/auth/second-factor-form.tsx";
import { FailureNote, Providers, SignInForm } from "#web/screens/auth/sign-in-form.tsx";
import { Verification } from "#web/screens/auth/verification.tsx";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { announceSessionChange, restartAt, safeRoute } from "#web/lib/session/session.ts";

/** Sign-in with a provider, a passkey or a password, and the second factor. */
export function LoginScreen({ to, failure, factor, verify, done }: EntrySearch) {
  const { t } = useTranslation();
  const proceed = () => restartAt(safeRoute(to));
  if (done !== undefined) return <SignedInApart />;
  if (factor !== undefined) {
    return (
      <EntryCard
        title={t("Sign in")}
        description={t("Two-factor authentication is on for your account.")}
        footer={<Link to="/login">{t("Back to sign-in")}</Link>}
      >
        <SecondFactorForm onSignedIn={proceed} back={<LoginLink to={to} />} />
      </EntryCard>
    );
  }
  return (
    <EntryCard title={t("Sign in")} description={t("Welcome back. Sign in to continue.")} footer={<NewHere to={to} />}>
      <Verification token={verify} />
      <FailureNote failure={failure} />
      <Providers to={safeRoute(to)} onSignedIn={proceed} />
      <PasswordForm to={to} />
    </EntryCard>
  );
}

/** Sign-in with a password only. */
export function RealLoginScreen({ to }: EntrySearch) {
  const { t } = useTranslation();
  return (
    <EntryCard
      title={t("Sign in with password")}
      description={t("Welcome back. Sign in to continue.")}
      footer={<NewHere to={to} />}
    >
      <PasswordForm to={to} />
    </EntryCard>
  );
}

type TargetProps = { to: string | undefined };

/** Continues to the requested route, or to the second factor. */
function PasswordForm({ to }: TargetProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <SignInForm
      onSignedIn={() => restartAt(safeRoute(to))}
      onSecondFactor={() => void navigate({ to: "/login", search: { factor: 1, ...(to !== undefined && { to }) } })}
      aside={<Link to="/forgot-password">{t("Forgot password?")}</Link>}
    />
  );
}

function LoginLink({ to }: TargetProps) {
  const { t } = useTranslation();
  return (
    <Link to="/login" search={to === undefined ? {} : { to }}>
      {t("Back to sign-in")}
    </Link>
  );
}

/** The end of a sign-in at a provider that was begun in another window, where the person continues. */
function SignedInApart() {
  const { t } = useTranslation();
  useEffect(() => {
    announceSessionChange();
    // The browser may refuse to.
    close();
  }, []);
  return (
    <EntryCard
      title={t("Sign in")}
      description={t("You are signed in. Close this window to continue in the other one.")}
      footer={<Link to="/home">{t("Continue here")}</Link>}
    >
      {null}
    </EntryCard>
  );
}

function NewHere({ to }: TargetProps) {
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
