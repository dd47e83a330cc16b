import { sql } from "kysely";

import { hashToken } from "#server/auth/tokens.ts";
import type { Db } from "#server/db/client.ts";
import { networkOf } from "#server/lib/client-address.ts";
import { AppError } from "#server/lib/errors.ts";

/** How often something may be tried within some minutes, for one account or one address. */
type Limit = {
  readonly name: string;
  readonly by: "account" | "address";
  readonly max: number;
  readonly minutes: number;
};

export const limits = {
  passwordOfAccount: { name: "password", by: "account", max: 10, minutes: 15 },
  passwordFromAddress: { name: "password-from", by: "address", max: 50, minutes: 15 },
  registerFromAddress: { name: "register-from", by: "address", max: 20, minutes: 60 },
  mailToAccount: { name: "mail", by: "account", max: 3, minutes: 60 },
  mailFromAddress: { name: "mail-from", by: "address", max: 20, minutes: 60 },
  linkFromAddress: { name: "link-from", by: "address", max: 30, minutes: 15 },
} as const satisfies Record<string, Limit>;

/** What somebody wrote as a name may be anything, their password too: only a hash of it is kept. */
async function subjectOf({ name, by }: Limit, whose: string) {
  const subject = by === "address" ? networkOf(whose) : whose.toLowerCase();
  return `${name}:${(await hashToken(subject)).toString("base64url")}`;
}

/**
 * Counts an attempt before it is made, so that many at once do not slip through.
 *
 * @returns whether it is within the limit, and how many seconds until it is again
 */
async function countAttempt(db: Db, limit: Limit, whose: string) {
  const resetsAt = sql<Date>`now() + make_interval(mins => ${limit.minutes})`;
  const isOver = sql<boolean>`attempts.resets_at < now()`;
  const row = await db
    .insertInto("attempts")
    .values({ subject: await subjectOf(limit, whose), count: 1, resetsAt })
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

/** @throws {AppError} `too_many_requests`, with the time to wait */
export async function limitAttempts(db: Db, limit: Limit, whose: string) {
  const { isAllowed, seconds } = await countAttempt(db, limit, whose);
  if (isAllowed) return;
  const headers = { "retry-after": String(seconds) };
  throw new AppError("too_many_requests", "There were too many attempts. Wait a while, then try again", {}, headers);
}

/**
 * Takes back one counted attempt because it succeeded. Unlike `forgetAttempts` it leaves the failed ones counted, so
 * that nobody can clear the count of an address by signing in to an account of their own.
 */
export async function uncountAttempt(db: Db, limit: Limit, whose: string) {
  await db
    .updateTable("attempts")
    .set({ count: sql<number>`greatest(count - 1, 0)` })
    .where("subject", "=", await subjectOf(limit, whose))
    .execute();
}

/** After a success the count begins anew. */
export async function forgetAttempts(db: Db, limit: Limit, whose: string) {
  await db
    .deleteFrom("attempts")
    .where("subject", "=", await subjectOf(limit, whose))
    .execute();
}
