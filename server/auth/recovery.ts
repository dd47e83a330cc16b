import { keepPassword } from "#server/auth/accounts.ts";
import { endSessions } from "#server/auth/sessions.ts";
import type { Db } from "#server/db/client.ts";

/**
 * Gives an account back to its owner: sets the password, and ends whatever else could open the account. To be called in
 * a transaction, before the e-mail address is marked as verified.
 *
 * Identities at providers are removed where the address was not verified until now. Anybody can open an account under
 * somebody else's address, and would otherwise keep access after its owner has set a password. In an account whose
 * address was verified, an identity was linked by the same verified address and stays.
 */
export async function replaceCredentials(transaction: Db, userId: string, hash: string) {
  await keepPassword(transaction, userId, hash);
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
