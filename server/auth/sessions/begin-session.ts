import type { Context } from "hono";

import { sendCookies } from "#server/auth/sessions/cookies.ts";
import { challengeCookie } from "#server/auth/second-factor/factor-plugins.ts";
import { adoptSession, type SessionOptions } from "#server/auth/sessions/session.ts";
import { endSession, isStillValid, type Proof } from "#server/auth/sessions/sessions.ts";
import type { Session } from "#server/lib/http/implement.ts";

/** What a sign-in leads to: a session, or the demand for the second factor. */
export type SignedIn = { readonly session: Session | undefined; readonly isChallenged: boolean };

/** The engine's answer to a sign-in. Its type lacks what the plugin of the second factor answers. */
type EngineAnswer = { readonly response: { token: string } | { twoFactorRedirect: true }; readonly headers: Headers };

/**
 * Begins a session in this browser for a user who has been authenticated by other means than a password.
 *
 * @param proof the credential, unless it was checked in the same transaction
 * @returns undefined if the credential has been replaced meanwhile
 */
export async function beginSession(context: Context, options: SessionOptions, userId: string, proof?: Proof) {
  const answer = await options.engine().api.beginSession({
    body: { userId },
    headers: context.req.raw.headers,
    returnHeaders: true,
  });
  return acceptSignIn(context, options, answer, { userId, proof });
}

/**
 * Sends the browser the session that the engine has begun, or the challenge for the second factor.
 *
 * @returns undefined if the credential has been replaced meanwhile
 */
export async function acceptSignIn(
  context: Context,
  options: SessionOptions,
  { response, headers }: EngineAnswer,
  { userId, proof }: { readonly userId: string; readonly proof: Proof | undefined },
): Promise<SignedIn | undefined> {
  const isValid = proof === undefined || (await isStillValid(options.db, userId, proof));
  if ("token" in response) {
    if (isValid) return { session: await adoptSession(context, options, response.token, headers), isChallenged: false };
    await endSession(options.db, response.token);
    return undefined;
  }
  // Without its cookie, a challenge is of no use.
  if (!isValid) return undefined;
  // The engine also removes the cookie of a session. The browser's previous one stays until the sign-in is finished.
  sendCookies(context, headers, (name) => name === challengeCookie(options));
  return { session: undefined, isChallenged: true };
}
