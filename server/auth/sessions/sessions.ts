import { sql } from "kysely";

import { forgetOldDevices } from "#server/auth/sessions/known-devices.ts";
import { hashToken } from "#server/auth/tokens.ts";
import type { Db } from "#server/db/client.ts";
import { announce } from "#server/lib/live/announce.ts";

/** Days until an unused session expires. */
export const sessionDays = 30;
/** Days until a visitor's session expires if it is used only once. */
const visitDays = 1;

export const maxUserAgent = 300;

/** The credential used to sign in: a password, as its hash, or an identity at a provider. */
export type Proof = { readonly hash: string } | { readonly providerId: string };

/**
 * Tells whether the credential that was checked still belongs to the user. Call after the session has begun: a reset
 * that replaced the credential before is seen here, and a later one ends the session.
 */
export async function isStillValid(db: Db, userId: string, proof: Proof) {
  const row = await db
    .selectFrom("accounts")
    .select("id")
    .where("userId", "=", userId)
    .where(({ eb }) => ("hash" in proof ? eb("password", "=", proof.hash) : eb("providerId", "=", proof.providerId)))
    .executeTakeFirst();
  return row !== undefined;
}

/** The id of the user whose session has this token. */
export async function findUserOf(db: Db, token: string) {
  const row = await db
    .selectFrom("sessions")
    .select("userId")
    .where("tokenHash", "=", hashToken(token))
    .executeTakeFirst();
  return row?.userId;
}

/**
 * Stores the session of a visitor of the demo under the token that the browser already has. Parallel requests store
 * one.
 */
export const startVisit = (db: Db, userId: string, userAgent: string, token: string) =>
  db
    .insertInto("sessions")
    .values({
      tokenHash: hashToken(token),
      userId,
      userAgent,
      expiresAt: sql<Date>`now() + make_interval(days => ${visitDays})`,
    })
    .onConflict((conflict) => conflict.column("tokenHash").doNothing())
    .execute();

export const endSession = (db: Db, token: string) =>
  db.deleteFrom("sessions").where("tokenHash", "=", hashToken(token)).execute();

/** Locks or unlocks a session, and notifies the person's windows. */
export const setLocked = (db: Db, session: { id: string; userId: string }, isLocked: boolean) =>
  db.transaction().execute(async (transaction) => {
    await transaction
      .updateTable("sessions")
      .set({ lockedAt: isLocked ? sql<Date>`now()` : null })
      .where("id", "=", session.id)
      .execute();
    await announce(transaction, "session", [session.userId]);
  });

/** Ends the person's sessions, except one. Call inside the caller's transaction. */
export async function endSessions(transaction: Db, userId: string, except?: string) {
  await transaction
    .deleteFrom("sessions")
    .where("userId", "=", userId)
    .$if(except !== undefined, (query) => query.where("id", "!=", except ?? ""))
    .execute();
  await announce(transaction, "session", [userId]);
}

export const listSessions = (db: Db, userId: string) =>
  db
    .selectFrom("sessions")
    .select(["id", "userAgent", "createdAt", "lastUsedAt", "lockedAt"])
    .where("userId", "=", userId)
    .where("expiresAt", ">", sql<Date>`now()`)
    .orderBy("lastUsedAt", "desc")
    .orderBy("id")
    .execute();

/** Returns whether the person had such a session. */
export const endOneSession = (db: Db, userId: string, id: string) =>
  db.transaction().execute(async (transaction) => {
    const { numDeletedRows } = await transaction
      .deleteFrom("sessions")
      .where("id", "=", id)
      .where("userId", "=", userId)
      .executeTakeFirst();
    await announce(transaction, "session", [userId]);
    return numDeletedRows > 0n;
  });

/** Deletes expired sessions, links in mails, flows at providers, attempt counts, and devices unused for a year. */
export async function deleteExpired(db: Db) {
  const now = sql<Date>`now()`;
  await db.deleteFrom("sessions").where("expiresAt", "<", now).execute();
  await db.deleteFrom("verifications").where("expiresAt", "<", now).execute();
  await db.deleteFrom("attempts").where("resetsAt", "<", now).execute();
  await forgetOldDevices(db);
}
