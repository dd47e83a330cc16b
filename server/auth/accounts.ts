import { sql } from "kysely";

import type { Registration } from "#contract/account/auth.ts";
import { usernameLength } from "#contract/account/auth.ts";
import type { Role } from "#contract/roles.ts";
import type { Db } from "#server/db/client.ts";
import { recordAudit } from "#server/lib/rows/record-audit.ts";

/** A person who can sign in. `hash` is absent if the account has no password. */
export type Account = {
  readonly id: string;
  readonly username: string;
  readonly hash: string | undefined;
  readonly email: string;
  /** The account can be opened through a sign-in provider. */
  readonly hasIdentity: boolean;
  readonly hasPasskey: boolean;
};

/** The provider of accounts that are opened by a password, as better-auth calls it. */
export const credentialProvider = "credential";

const accounts = (db: Db) =>
  db
    .selectFrom("users")
    .leftJoin("accounts as password", (join) =>
      join.onRef("password.userId", "=", "users.id").on("password.providerId", "=", credentialProvider),
    )
    .select([
      "users.id",
      "users.username",
      "users.email",
      "password.password as hash",
      sql<boolean>`exists (
        select from accounts identity
        where identity.user_id = users.id and identity.provider_id <> ${credentialProvider}
      )`.as("hasIdentity"),
      sql<boolean>`exists (select from passkeys where passkeys.user_id = users.id)`.as("hasPasskey"),
    ]);

const toAccount = ({ hash, ...rest }: Omit<Account, "hash"> & { hash: string | null }): Account => ({
  ...rest,
  hash: hash ?? undefined,
});

/** @param name a username or an e-mail address, in any case */
export async function findAccount(db: Db, name: string) {
  const row = await accounts(db)
    .where(({ or, eb, fn }) =>
      or([
        eb(fn("lower", ["users.username"]), "=", name.toLowerCase()),
        eb(fn("lower", ["users.email"]), "=", name.toLowerCase()),
      ]),
    )
    // Usernames cannot contain an @, so at most one account matches. If one ever does, the username wins.
    .orderBy(sql`lower(users.username) = ${name.toLowerCase()}`, "desc")
    .limit(1)
    .executeTakeFirst();
  return row && toAccount(row);
}

export async function findAccountById(db: Db, id: string) {
  const row = await accounts(db).where("users.id", "=", id).executeTakeFirst();
  return row && toAccount(row);
}

export const findByEmail = (db: Db, email: string) =>
  db
    .selectFrom("users")
    .select(["id", "username", "name", "email", "emailVerified", "suspendedAt"])
    .where(({ fn }) => fn("lower", ["email"]), "=", email.toLowerCase())
    .executeTakeFirst();

/** Whether an account waits for its invited owner, and whether it is suspended. */
export async function findStanding(db: Db, id: string) {
  const row = await db
    .selectFrom("users")
    .select(({ exists, not, selectFrom }) => [
      sql<boolean>`suspended_at is not null`.as("isSuspended"),
      sql<boolean>`invited_at is not null`.as("wasInvited"),
      not(exists(selectFrom("accounts").select("accounts.id").whereRef("accounts.userId", "=", "users.id"))).as(
        "isNew",
      ),
    ])
    .where("id", "=", id)
    .executeTakeFirst();
  return { isInvited: row?.wasInvited === true && row.isNew === true, isSuspended: row?.isSuspended === true };
}

/** Tells whether the username or the e-mail address is already in use. */
export async function findTaken(db: Db, { username, email }: Pick<Registration, "username" | "email">) {
  const rows = await db
    .selectFrom("users")
    .select([
      sql<boolean>`lower(username) = lower(${username})`.as("username"),
      sql<boolean>`lower(email) = lower(${email})`.as("email"),
    ])
    .where(({ or, eb, fn }) =>
      or([
        eb(fn("lower", ["username"]), "=", username.toLowerCase()),
        eb(fn("lower", ["email"]), "=", email.toLowerCase()),
      ]),
    )
    .execute();
  return { username: rows.some((row) => row.username), email: rows.some((row) => row.email) };
}

type NewAccount = Pick<Registration, "username" | "email" | "firstName" | "lastName"> & {
  readonly hash: string;
  readonly role?: Role;
};

/** The name of a new account: the person's, or the username until they enter one. */
export const nameOf = ({ firstName, lastName, username }: Pick<NewAccount, "firstName" | "lastName" | "username">) =>
  `${firstName} ${lastName}`.trim() || username;

/**
 * Adds a user and their password on behalf of the server's administrator, without a session. @returns undefined if the username or the
 * address was taken meanwhile
 */
export const addAccount = (db: Db, { hash, ...account }: NewAccount) =>
  db.transaction().execute(async (transaction) => {
    const user = await transaction
      .insertInto("users")
      .values({
        ...account,
        email: account.email.toLowerCase(),
        name: nameOf(account),
        termsAcceptedAt: sql<Date>`now()`,
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning(["id", "username"])
      .executeTakeFirst();
    if (!user) return undefined;
    await storePassword(transaction, user.id, hash);
    const details = account.role && { role: account.role };
    await recordAudit(transaction, {
      action: "account-created",
      actor: undefined,
      subject: user.id,
      ...(details && { details }),
    });
    return user;
  });

/** Call inside the transaction that also ends the sessions. */
export const storePassword = (transaction: Db, userId: string, hash: string) =>
  transaction
    .insertInto("accounts")
    .values({ userId, providerId: credentialProvider, accountId: userId, password: hash })
    .onConflict((conflict) =>
      conflict.columns(["providerId", "accountId"]).doUpdateSet({ password: hash, updatedAt: sql<Date>`now()` }),
    )
    .execute();

/** Makes a valid username from a name that a provider reports. */
export function suggestUsername(called: string) {
  const plain = called
    .normalize("NFKD")
    .replaceAll(/[^\w.\s-]/g, "")
    .trim()
    .replaceAll(/[\s-]+/g, ".")
    .toLowerCase()
    .slice(0, usernameLength.max - 4);
  return plain.length >= usernameLength.min ? plain : `${plain || "person"}.${"0".repeat(6)}`.slice(0, 12);
}
