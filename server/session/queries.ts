import { sql } from "kysely";

import type { Db } from "#server/db/client.ts";

/** How long a session lasts that nobody uses. */
const sessionDays = 30;

/** Only the hash of a token is stored: who reads the table cannot take over a session. */
const hashToken = async (token: string) =>
  Buffer.from(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token)));

/** Begins a session, and answers the token that the browser keeps. */
export async function startSession(db: Db, userId: string, userAgent = "") {
  const token = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString("base64url");
  await db
    .insertInto("sessions")
    .values({
      tokenHash: await hashToken(token),
      userId,
      userAgent: userAgent.replaceAll("\0", "").slice(0, 300),
      expiresAt: sql<Date>`now() + make_interval(days => ${sessionDays})`,
    })
    .execute();
  return token;
}

/** Whose session it is, if it is one. Its last use is noted, once a minute at the most: reading should not write. */
export async function findSession(db: Db, token: string) {
  const tokenHash = await hashToken(token);
  const session = await db
    .selectFrom("sessions")
    .innerJoin("users", "users.id", "sessions.userId")
    .where("sessions.tokenHash", "=", tokenHash)
    .where("sessions.expiresAt", ">", sql<Date>`now()`)
    .select([
      "users.id",
      "users.username",
      sql<boolean>`sessions.last_used_at < now() - interval '1 minute'`.as("isStale"),
    ])
    .executeTakeFirst();
  if (session?.isStale) {
    await db
      .updateTable("sessions")
      .set({
        lastUsedAt: sql<Date>`now()`,
        expiresAt: sql<Date>`now() + make_interval(days => ${sessionDays})`,
      })
      .where("tokenHash", "=", tokenHash)
      .execute();
  }
  return session && { id: session.id, username: session.username };
}

export async function endSession(db: Db, token: string) {
  await db
    .deleteFrom("sessions")
    .where("tokenHash", "=", await hashToken(token))
    .execute();
}

export const deleteExpiredSessions = (db: Db) =>
  db
    .deleteFrom("sessions")
    .where("expiresAt", "<", sql<Date>`now()`)
    .execute();

export const findPersonByUsername = (db: Db, username: string) =>
  db.selectFrom("users").select(["id", "username"]).where("username", "=", username).executeTakeFirst();
