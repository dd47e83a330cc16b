import type { Session as SessionAnswer } from "#contract/account/session.ts";
import { type Account, findAccountById } from "#server/auth/accounts.ts";
import type { SignedIn } from "#server/auth/sessions/begin-session.ts";
import { isShared } from "#server/auth/demo-accounts.ts";
import type { ProviderSettings } from "#server/auth/providers/providers.ts";
import type { SessionOptions } from "#server/auth/sessions/session.ts";
import type { Person, Session } from "#server/lib/http/implement.ts";

type DescribeOptions = SessionOptions & { readonly providers: readonly ProviderSettings[] };

/** @param visitor the person acting without a stored session: a visitor of the demo */
export async function describeSession(
  options: DescribeOptions,
  session: Session | undefined,
  visitor?: Person,
): Promise<SessionAnswer> {
  const { db } = options;
  const person = session?.person ?? visitor;
  if (!person) return { state: "signed-out" };
  const row = await db
    .selectFrom("users")
    .select(["username", "picture", "name"])
    .where("id", "=", person.id)
    .executeTakeFirst();
  const user = row && { ...row, role: options.demoUsername === undefined ? person.role : undefined };
  if (!session?.isLocked) return { state: "signed-in", ...(user && { user }) };
  const unlockedBy = waysToUnlock(options, await findAccountById(db, person.id));
  return { state: "locked", unlockedBy, ...(user && { user }) };
}

export const describeSignIn = (options: DescribeOptions, { session, isChallenged }: SignedIn) =>
  isChallenged ? ({ state: "signed-out", secondFactor: true } as const) : describeSession(options, session);

/** The ways to unlock a session of the account. */
export const waysToUnlock = ({ demoUsername, providers }: DescribeOptions, account: Account | undefined) => ({
  password: account?.hash !== undefined || isShared(demoUsername, account),
  provider: account?.hasIdentity === true && providers.length > 0,
  passkey: account?.hasPasskey === true,
});
