import { type Account, findAccountById } from "#server/auth/accounts.ts";
import type { Db } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";

/**
 * Returns whether every visitor of the demo can use the account. That is the demo user's account, and every account
 * with neither password nor provider, which the demo's published password opens.
 *
 * @param demoUsername undefined outside the demo
 */
export const isShared = (demoUsername: string | undefined, account: Account | undefined) =>
  demoUsername !== undefined &&
  account !== undefined &&
  (account.username === demoUsername || (account.hash === undefined && !account.hasIdentity));

export const isSharedAccount = async (db: Db, demoUsername: string | undefined, userId: string) =>
  isShared(demoUsername, await findAccountById(db, userId));

/** Refuses changes that would lock other visitors of the demo out of the account. @throws {AppError} `forbidden` */
export async function refuseShared(db: Db, demoUsername: string | undefined, userId: string) {
  if (!(await isSharedAccount(db, demoUsername, userId))) return;
  throw new AppError("forbidden", "This demo account is shared. Its password and sessions cannot be changed.");
}
