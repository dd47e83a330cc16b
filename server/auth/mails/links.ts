import type { SessionOptions } from "#server/auth/sessions/session.ts";
import { createToken } from "#server/auth/tokens.ts";
import { forgetLinks } from "#server/auth/recovery.ts";

type LinkOptions = Pick<SessionOptions, "db" | "engine">;

/** What the engine calls the value behind a link that sets a password. */
const identifierOf = (token: string) => `reset-password:${token}`;

/**
 * Creates the token of a link that sets the password of an account. The engine stores its hash, and accepts it once.
 *
 * @param keepsEarlier whether the links of earlier mails stay valid
 */
export async function createLink(
  { db, engine }: LinkOptions,
  userId: string,
  { minutes, keepsEarlier = false }: { readonly minutes: number; readonly keepsEarlier?: boolean },
) {
  const token = createToken();
  const { internalAdapter } = await engine().$context;
  if (!keepsEarlier) await forgetLinks(db, userId);
  await internalAdapter.createVerificationValue({
    identifier: identifierOf(token),
    value: userId,
    expiresAt: new Date(Date.now() + minutes * 60_000),
  });
  return token;
}

/** The id of the user whose password a link sets; undefined if it is unknown, used or expired. */
export async function findLink({ engine }: LinkOptions, token: string) {
  const { internalAdapter } = await engine().$context;
  const found = await internalAdapter.findVerificationValue(identifierOf(token));
  return found && found.expiresAt > new Date() ? found.value : undefined;
}
