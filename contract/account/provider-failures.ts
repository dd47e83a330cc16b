// Apart from `session.ts`, which is part of the first load.

/** The reasons for which a sign-in through a provider fails. */
export const providerFailures = [
  "provider-away",
  "provider-refused",
  "provider-stale",
  "email-taken",
  "email-unverified",
  "already-linked",
  "not-allowed",
  "suspended",
  "registration-closed",
  "other-person",
  "too-many-attempts",
] as const;
export type ProviderFailure = (typeof providerFailures)[number];
