import { credentialProvider, storePassword } from "#server/auth/accounts.ts";
import { removeSecondFactor } from "#server/auth/second-factor/second-factor.ts";
import { endSessions } from "#server/auth/sessions/sessions.ts";
import type { Db } from "#server/db/client.ts";

/** Returns an account to its owner: sets the password and removes unproven access. Call inside a transaction. */
export async function replaceCredentials(transaction: Db, userId: string, hash: string) {
  await storePassword(transaction, userId, hash);
  await removeUnprovenAccess(transaction, userId);
}

/**
 * Marks the address of an account as verified, because its owner has read a mail to it. Call inside a transaction.
 * Identities, passkeys and the second factor are removed if the address was not verified until now: anybody can register
 * another person's address, and would otherwise keep access after the owner sets a password, or keep the owner out. In an
 * account with a verified address, they are the owner's, and stay.
 */
export async function proveAddress(transaction: Db, userId: string) {
  await removeUnprovenAccess(transaction, userId);
  await transaction.updateTable("users").set({ emailVerified: true }).where("id", "=", userId).execute();
}

async function removeUnprovenAccess(transaction: Db, userId: string) {
  const { emailVerified } = await transaction
    .selectFrom("users")
    .select("emailVerified")
    .where("id", "=", userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (!emailVerified) {
    await transaction
      .deleteFrom("accounts")
      .where("userId", "=", userId)
      .where("providerId", "!=", credentialProvider)
      .execute();
    await transaction.deleteFrom("passkeys").where("userId", "=", userId).execute();
    await removeSecondFactor(transaction, userId);
  }
  await forgetLinks(transaction, userId);
  await endSessions(transaction, userId);
}

/** Voids the links that were mailed to the user. Their value is the user's id. */
export const forgetLinks = (db: Db, userId: string) =>
  db.deleteFrom("verifications").where("value", "=", userId).execute();
