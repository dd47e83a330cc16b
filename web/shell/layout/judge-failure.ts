import { ApiError } from "#web/lib/api-client.ts";

/**
 * What a failed save means: `later` may work when it is tried again, `refused` will not. `session`: the person is signed
 * out, locked, or somebody else, which they are told in another way.
 */
export type FailureKind = "later" | "refused" | "session";

const sessionCodes: readonly (string | undefined)[] = ["signed_out", "locked", "account_changed"];

export function judgeFailure(error: unknown): FailureKind {
  // An answer that cannot be read is not ours: of a proxy, say, before a server that starts.
  if (!(error instanceof ApiError)) return "later";
  const { status, body } = error;
  if (sessionCodes.includes(body?.code)) return "session";
  return status === 0 || status === 408 || status === 429 || status >= 500 ? "later" : "refused";
}
