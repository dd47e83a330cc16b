import { sql } from "kysely";

import { hashToken } from "#server/auth/tokens.ts";
import type { Db } from "#server/db/client.ts";
import { networkOf } from "#server/lib/http/client-address.ts";
import { AppError } from "#server/lib/errors.ts";

/** The number of attempts allowed in a number of minutes, for one account or one address. */
type Limit = {
  readonly name: string;
  readonly by: "account" | "address";
  readonly max: number;
  readonly minutes: number;
};

export const limits = {
  passwordOfAccount: { name: "password", by: "account", max: 10, minutes: 15 },
  passwordFromAddress: { name: "password-from", by: "address", max: 50, minutes: 15 },
  codeOfAccount: { name: "code", by: "account", max: 10, minutes: 15 },
  registerFromAddress: { name: "register-from", by: "address", max: 20, minutes: 60 },
  mailToAccount: { name: "mail", by: "account", max: 3, minutes: 60 },
  knownAddressMailToAccount: { name: "known-address-mail", by: "account", max: 3, minutes: 60 },
  testMailToAccount: { name: "test-mail", by: "account", max: 10, minutes: 60 },
  invitationByAccount: { name: "invitation", by: "account", max: 50, minutes: 60 },
  invitationToAccount: { name: "invitation-to", by: "account", max: 5, minutes: 60 },
  mailFromAddress: { name: "mail-from", by: "address", max: 20, minutes: 60 },
  linkFromAddress: { name: "link-from", by: "address", max: 30, minutes: 15 },
} as const satisfies Record<string, Limit>;

/** People sometimes type their password as the name, so only a hash of the name is stored. */
function subjectOf({ name, by }: Limit, whose: string) {
  const subject = by === "address" ? networkOf(whose) : whose.toLowerCase();
  return `${name}:${hashToken(subject)}`;
}

/**
 * Counts an attempt before it is made, so that parallel attempts cannot bypass the limit.
 *
 * @returns whether the attempt is allowed, and the seconds until the next one is
 */
async function countAttempt(db: Db, limit: Limit, whose: string) {
  const resetsAt = sql<Date>`now() + make_interval(mins => ${limit.minutes})`;
  const isOver = sql<boolean>`attempts.resets_at < now()`;
  const row = await db
    .insertInto("attempts")
    .values({ subject: subjectOf(limit, whose), count: 1, resetsAt })
    .onConflict((conflict) =>
      conflict.column("subject").doUpdateSet({
        count: sql<number>`case when ${isOver} then 1 else attempts.count + 1 end`,
        resetsAt: sql<Date>`case when ${isOver} then ${resetsAt} else attempts.resets_at end`,
      }),
    )
    .returning(["count", sql<number>`ceil(extract(epoch from resets_at - now()))::int`.as("seconds")])
    .executeTakeFirstOrThrow();
  return { isAllowed: row.count <= limit.max, seconds: Math.max(1, row.seconds) };
}

/** Counts an attempt. @returns whether it is allowed */
export const allowAttempt = async (db: Db, limit: Limit, whose: string) =>
  (await countAttempt(db, limit, whose)).isAllowed;

/** @throws {AppError} `too_many_requests`, with the time to wait */
export async function limitAttempts(db: Db, limit: Limit, whose: string) {
  const { isAllowed, seconds } = await countAttempt(db, limit, whose);
  if (isAllowed) return;
  const headers = { "retry-after": String(seconds) };
  throw new AppError("too_many_requests", "Too many attempts. Wait a while, then try again.", {}, headers);
}

/**
 * Removes one counted attempt because it succeeded. Unlike `forgetAttempts`, it keeps the failed ones, so that signing
 * in to one's own account does not reset the count of an address.
 */
export async function uncountAttempt(db: Db, limit: Limit, whose: string) {
  await db
    .updateTable("attempts")
    .set({ count: sql<number>`greatest(count - 1, 0)` })
    .where("subject", "=", subjectOf(limit, whose))
    .execute();
}

/** Resets the count after a success. */
export async function forgetAttempts(db: Db, limit: Limit, whose: string) {
  await db.deleteFrom("attempts").where("subject", "=", subjectOf(limit, whose)).execute();
}
