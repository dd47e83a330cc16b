import type { ProviderFailure } from "#contract/account/provider-failures.ts";
import type { Translate } from "#web/lib/i18n/i18n.ts";

/** Says why a sign-in or a link through a provider failed, and what to do. */
export function describeProviderFailure(failure: ProviderFailure, t: Translate) {
  const texts: Record<ProviderFailure, string> = {
    "provider-away": t("The provider is not responding. Try again, or sign in with your password."),
    "provider-refused": t("The provider could not verify your identity. Try again, or sign in with your password."),
    "provider-stale": t("The sign-in expired or was started in another window. Try again."),
    "email-taken": t(
      "An account with this email address already exists. Sign in to it with your password, then link the provider in your profile.",
    ),
    "email-unverified": t("The provider has not verified your email address, so it cannot be used here."),
    "already-linked": t("This sign-in is already linked to another account."),
    "not-allowed": t("This sign-in is not allowed here. Ask your administrator."),
    suspended: t("This account is suspended. Ask an administrator."),
    "registration-closed": t("You do not have an account here. Ask your administrator for one."),
    "other-person": t("This is a different account. Only the person who locked this session can unlock it."),
    "too-many-attempts": t("Too many attempts. Wait a while, then try again."),
  };
  return texts[failure];
}
