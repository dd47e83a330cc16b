import { storePassword } from "#server/auth/accounts.ts";
import { endSessions } from "#server/auth/sessions.ts";
import type { Db } from "#server/db/client.ts";

/**
 * Returns an account to its owner: sets the password and removes all other ways into the account. Call inside a
 * transaction, before the e-mail address is marked as verified.
 * Provider identities are removed if the address was not verified until now: anybody can register another person's
 * address and would otherwise keep access after the owner sets a password. In an account with a verified address, an
 * identity was linked through that verified address, and stays.
 */
export async function replaceCredentials(transaction: Db, userId: string, hash: string) {
  await storePassword(transaction, userId, hash);
  await transaction
    .deleteFrom("identities")
    .where("userId", "=", userId)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom("users").select("id").where("id", "=", userId).where("emailVerified", "=", false)),
    )
    .execute();
  await transaction.deleteFrom("passwordResets").where("userId", "=", userId).execute();
  await endSessions(transaction, userId);
}
