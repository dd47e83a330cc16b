import { sql } from "kysely";

import { linkLasts } from "#server/auth/mails.ts";
import { replaceCredentials } from "#server/auth/recovery.ts";
import { createToken, hashToken } from "#server/auth/tokens.ts";
import type { Db } from "#server/db/client.ts";

/** Makes the token of a link, and makes those of earlier mails worthless. */
export async function createReset(db: Db, userId: string) {
  const token = createToken();
  const tokenHash = await hashToken(token);
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom("passwordResets").where("userId", "=", userId).execute();
    await transaction
      .insertInto("passwordResets")
      .values({ tokenHash, userId, expiresAt: sql<Date>`now() + make_interval(mins => ${linkLasts})` })
      .execute();
  });
  return token;
}

/**
 * Uses a link up, once, and sets the password. Whoever reads the mail has the address, so it counts as verified from
 * then on. Whatever else opened the account before ends, see `replaceCredentials`.
 *
 * @param refuse throws where the account may not be changed; the link then stays unused
 * @returns whose password it was, or undefined for a link that is used up, too old, or none of ours
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
