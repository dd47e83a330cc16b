import { sql } from "kysely";

import { linkMinutes } from "#server/auth/mails.ts";
import { replaceCredentials } from "#server/auth/recovery.ts";
import { createToken, hashToken } from "#server/auth/tokens.ts";
import type { Db } from "#server/db/client.ts";

/** Creates the token of a reset link and invalidates those of earlier mails. */
export async function createReset(db: Db, userId: string) {
  const token = createToken();
  const tokenHash = await hashToken(token);
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("passwordResets").where("userId", "=", userId).execute();
    await transaction
      .insertInto("passwordResets")
      .values({ tokenHash, userId, expiresAt: sql<Date>`now() + make_interval(mins => ${linkMinutes})` })
      .execute();
  });
  return token;
}

/**
 * Uses a reset link once and sets the password. Reading the mail proves ownership of the address, so the address is
 * marked as verified. Other ways into the account are removed; see `replaceCredentials`.
 *
 * @param refuse throws if the account may not be changed; the link then stays unused
 * @returns the id of the account, or undefined if the link is unknown, used or expired
 */
export const useReset = (
  db: Db,
  tokenHash: Buffer,
  hash: string,
  refuse: (transaction: Db, userId: string) => Promise<void>,
) =>
  db.transaction().execute(async (transaction) => {
    const reset = await transaction
      .deleteFrom("passwordResets")
      .where("tokenHash", "=", tokenHash)
      .returning(["userId", sql<boolean>`expires_at > now()`.as("isFresh")])
      .executeTakeFirst();
    if (!reset?.isFresh) return undefined;
    await refuse(transaction, reset.userId);
    await replaceCredentials(transaction, reset.userId, hash);
    await transaction.updateTable("users").set({ emailVerified: true }).where("id", "=", reset.userId).execute();
    return reset.userId;
  });
