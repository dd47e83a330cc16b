import { ApiError } from "#web/lib/api/api-client.ts";

/**
 * Classifies a failed save: `later` may succeed when retried, `refused` will not. `session`: the person is signed out,
 * locked, or another account, which is reported elsewhere.
 */
export type FailureKind = "later" | "refused" | "session";

const sessionCodes: readonly (string | undefined)[] = ["signed_out", "locked", "account_changed"];

export function judgeFailure(error: unknown): FailureKind {
  // An unreadable response comes from elsewhere, for example from a proxy in front of a starting server.
  if (!(error instanceof ApiError)) return "later";
  const { status, body } = error;
  if (sessionCodes.includes(body?.code)) return "session";
  return status === 0 || status === 408 || status === 429 || status >= 500 ? "later" : "refused";
}
