import { sql } from "kysely";

import { createToken, hashToken } from "#server/auth/tokens.ts";
import type { Db } from "#server/db/client.ts";
import { announce } from "#server/lib/announce.ts";
import { AppError } from "#server/lib/errors.ts";

/** Days until an unused session expires. */
const sessionDays = 30;
/** Days until a visitor's session expires if it is used only once. */
const visitDays = 1;

const maxUserAgent = 300;

/** The credential used to sign in: a password, as its hash, or an identity at a provider. */
export type Proof = { readonly hash: string } | { readonly issuer: string; readonly subject: string };

/**
 * Begins a session.
 *
 * @param proof the credential that was checked; a reset may have replaced it since
 * @returns the token for the browser
 * @throws {AppError} `signed_out` if the proof is no longer valid
 */
export async function startSession(db: Db, userId: string, userAgent = "", proof?: Proof) {
  const token = createToken();
  await db.transaction().execute(async (transaction) => {
    if (proof && !(await lockProof(transaction, userId, proof)))
      throw new AppError("signed_out", "Sign in to continue");
    await insertSession(transaction, { token, userId, userAgent, days: sessionDays });
  });
  return token;
}

/**
 * Stores the session of a visitor of the demo under the token that the browser already has. Parallel requests store
 * one.
 */
export const startVisit = (db: Db, userId: string, userAgent: string | undefined, token: string) =>
  insertSession(db, { token, userId, userAgent, days: visitDays });

type NewSession = { token: string; userId: string; userAgent: string | undefined; days: number };

const insertSession = async (db: Db, { token, userId, userAgent = "", days }: NewSession) =>
  db
    .insertInto("sessions")
    .values({
      tokenHash: await hashToken(token),
      userId,
      userAgent: userAgent.replaceAll("\0", "").slice(0, maxUserAgent),
      expiresAt: sql<Date>`now() + make_interval(days => ${days})`,
    })
    .onConflict((conflict) => conflict.column("tokenHash").doNothing())
    .execute();

/** Returns whether the proof is still valid, and locks it until the transaction ends. */
async function lockProof(transaction: Db, userId: string, proof: Proof) {
  const row =
    "hash" in proof
      ? await transaction
          .selectFrom("passwords")
          .select("userId")
          .where("userId", "=", userId)
          .where("hash", "=", proof.hash)
          .forShare()
          .executeTakeFirst()
      : await transaction
          .selectFrom("identities")
          .select("userId")
          .where("userId", "=", userId)
          .where("issuer", "=", proof.issuer)
          .where("subject", "=", proof.subject)
          .forShare()
          .executeTakeFirst();
  return row !== undefined;
}

/** Finds the session of a token. Updates its last use at most once a minute, so that reads rarely write. */
export async function findSession(db: Db, token: string) {
  const tokenHash = await hashToken(token);
  const session = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .where("sessions.tokenHash", "=", tokenHash)
    .where("sessions.expiresAt", ">", sql<Date>`now()`)
    .select([
      "sessions.id as sessionId",
      "users.id",
      "users.username",
      sql<boolean>`sessions.locked_at is not null`.as("isLocked"),
      sql<boolean>`sessions.last_used_at < now() - interval '1 minute'`.as("isStale"),
    ])
    .executeTakeFirst();
  if (!session) return undefined;
  const { sessionId, id, username, isLocked, isStale } = session;
  if (isStale) {
    await db
      .updateTable("sessions")
      .set({
        lastUsedAt: sql<Date>`now()`,
        expiresAt: sql<Date>`now() + make_interval(days => ${sessionDays})`,
      })
      .where("tokenHash", "=", tokenHash)
      .execute();
  }
  return { id: sessionId, isLocked, person: { id, username } };
}

export async function endSession(db: Db, token: string) {
  await db
    .deleteFrom("sessions")
    .where("tokenHash", "=", await hashToken(token))
    .execute();
}

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

/** Deletes expired sessions, reset links and attempt counts. */
export async function deleteExpired(db: Db) {
  const now = sql<Date>`now()`;
  await db.deleteFrom("sessions").where("expiresAt", "<", now).execute();
  await db.deleteFrom("signInFlows").where("expiresAt", "<", now).execute();
  await db.deleteFrom("passwordResets").where("expiresAt", "<", now).execute();
  await db.deleteFrom("attempts").where("resetsAt", "<", now).execute();
}
