import { codePeriod } from "#server/auth/second-factor/factor-plugins.ts";
import type { SessionOptions } from "#server/auth/sessions/session.ts";
import type { Db } from "#server/db/client.ts";
import { readTogether } from "#server/db/pooling/read-together.ts";

/** Seconds for which a code is accepted: also in the period before its own and in the one after it. */
const codeLifetime = 3 * codePeriod;

/**
 * Marks a code as used. Call before it is verified, so that of two simultaneous requests only one can succeed.
 *
 * @returns whether it has not been used before
 */
export async function reserveCode({ engine }: Pick<SessionOptions, "engine">, userId: string, code: string) {
  const { internalAdapter } = await engine().$context;
  return internalAdapter.reserveVerificationValue({
    identifier: `totp-used:${userId}:${code}`,
    // Not the user's id, whose values `forgetLinks` deletes.
    value: "used",
    expiresAt: new Date(Date.now() + codeLifetime * 1000),
  });
}

export async function hasSecondFactor(db: Db, userId: string) {
  const query = db.selectFrom("users").select("twoFactorEnabled").where("id", "=", userId);
  const [user] = await readTogether(db, query);
  return user?.twoFactorEnabled ?? false;
}

/** Turns the second factor off and deletes its secret. Call inside a transaction. @returns whether it was on */
export async function removeSecondFactor(transaction: Db, userId: string) {
  await transaction.deleteFrom("twoFactors").where("userId", "=", userId).execute();
  const { numUpdatedRows } = await transaction
    .updateTable("users")
    .set({ twoFactorEnabled: false })
    .where("id", "=", userId)
    .where("twoFactorEnabled", "=", true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
