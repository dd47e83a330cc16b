import { sql } from "kysely";

import { addAccount, findByEmail, findTaken, suggestUsername } from "#server/auth/accounts.ts";
import type { Flow, Profile } from "#server/auth/providers.ts";
import { createToken, hashToken } from "#server/auth/tokens.ts";
import type { Db } from "#server/db/client.ts";

/** Minutes a person may take to sign in at the provider. */
const flowMinutes = 10;

/** Stores the values to verify when the browser comes back. @returns the token that this browser keeps meanwhile */
export async function storeFlow(
  db: Db,
  provider: string,
  flow: Flow & { returnTo: string; sessionId: string | undefined },
) {
  const token = createToken();
  await db
    .insertInto("signInFlows")
    .values({
      tokenHash: await hashToken(token),
      provider,
      ...flow,
      expiresAt: sql<Date>`now() + make_interval(mins => ${flowMinutes})`,
    })
    .execute();
  return token;
}

/** Uses the stored flow once. @returns undefined if it belongs to another browser, was used, or has expired */
export async function consumeFlow(db: Db, provider: string, token: string) {
  return db
    .deleteFrom("signInFlows")
    .where("tokenHash", "=", await hashToken(token))
    .where("provider", "=", provider)
    .where("expiresAt", ">", sql<Date>`now()`)
    .returning(["state", "nonce", "codeVerifier", "returnTo", "sessionId"])
    .executeTakeFirst();
}

type Rules = {
  readonly canRegister: boolean;
  /** Returns true for an account that all visitors share. No provider may be linked to it. */
  readonly isShared: (userId: string) => Promise<boolean>;
};

/**
 * Finds the account for a provider's profile: the linked account, or the account with the same e-mail address if both
 * sides have verified it, or a new one.
 *
 * @returns `email-taken` if the address belongs to an account and is not verified on both sides, since it may be
 * another person; `registration-closed` if there is no account and registration is closed
 */
export async function findOrAddPerson(db: Db, profile: Profile, { canRegister, isShared }: Rules) {
  const known = await findByIdentity(db, profile);
  if (known) return { ...known, isNew: false };
  const withEmail = profile.email === undefined ? undefined : await findByEmail(db, profile.email);
  const isSameAddress = withEmail?.emailVerified === true && profile.isEmailVerified;
  if (withEmail && (!isSameAddress || (await isShared(withEmail.id)))) return "email-taken";
  if (!withEmail && !canRegister) return "registration-closed";
  const person = withEmail ?? (await addPersonOf(db, profile));
  await db
    .insertInto("identities")
    .values({ issuer: profile.issuer, subject: profile.subject, userId: person.id })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  // Two windows may come back at the same time; the first identity wins.
  const settled = (await findByIdentity(db, profile)) ?? person;
  return { id: settled.id, username: settled.username, isNew: !withEmail };
}

/** Finds the account that the identity is linked to, without linking or adding anything. */
export const findByIdentity = (db: Db, { issuer, subject }: Profile) =>
  db
    .selectFrom("identities")
    .innerJoin("users", "users.id", "identities.userId")
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .select(["users.id", "users.username"])
    .executeTakeFirst();

/** The username can be taken between the check and the insert, so try another one. */
async function addPersonOf(db: Db, { name, username, email, subject, issuer, isEmailVerified }: Profile) {
  const [firstName = "", ...rest] = name.split(/[\s\p{Cc}]+/u).filter((part) => part !== "");
  const base = suggestUsername(username || name);
  // If the provider reports no address, use one that cannot receive mail.
  const address = email ?? `${subject}@${new URL(issuer).hostname}.invalid`;
  for (let attempt = 0; attempt < 20; attempt += 1) {
    const candidate = attempt === 0 ? base : `${base}${attempt + 1}`;
    const taken = await findTaken(db, { username: candidate, email: address });
    if (taken.username) continue;
    const person = await addAccount(db, {
      username: candidate,
      email: address,
      emailVerified: isEmailVerified,
      firstName: firstName.slice(0, 60),
      lastName: rest.join(" ").slice(0, 60),
    });
    if (person) return person;
  }
  throw new Error("No username was free");
}
