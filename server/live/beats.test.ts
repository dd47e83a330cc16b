import { expect, test } from "vitest";

import { openSession } from "#server/auth/testing.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { announce, everybody } from "#server/lib/live/announce.ts";
import { addPerson } from "#server/lib/testing.ts";
import { createBeats } from "#server/live/beats.ts";
import { readCursor } from "#server/live/queries.ts";

/** Begins a session. @returns its id */
async function addSession(db: Db, userId: string) {
  await openSession(db, userId);
  const { id } = await db
    .selectFrom("sessions")
    .select("id")
    .where("userId", "=", userId)
    .orderBy("createdAt", "desc")
    .executeTakeFirstOrThrow();
  return id;
}

test("a session that ended, is locked, or whose account is suspended is not active", async () => {
  const db = await openTestDb();
  const [robin, mei] = [await addPerson(db, "robin"), await addPerson(db, "mei")];
  const session = await addSession(db, robin.id);
  const of = (id: string, personId: string) => createBeats(db).isActive(id, personId);
  expect([await of(session, robin.id), await of(session, mei.id)]).toEqual([true, false]);
  const sessions = db.updateTable("sessions").where("id", "=", session);
  await sessions.set({ lockedAt: new Date(0) }).execute();
  expect(await of(session, robin.id)).toBe(false);
  await sessions.set({ lockedAt: null, expiresAt: new Date(0) }).execute();
  expect(await of(session, robin.id)).toBe(false);
  const other = await addSession(db, mei.id);
  await db
    .updateTable("users")
    .set({ suspendedAt: new Date(0) })
    .where("id", "=", mei.id)
    .execute();
  expect(await of(other, mei.id)).toBe(false);
  await db.deleteFrom("sessions").execute();
  expect(await of(session, robin.id)).toBe(false);
});

test("there is news after a change of the person's own or of everybody", async () => {
  const db = await openTestDb();
  const [robin, mei] = [await addPerson(db, "robin"), await addPerson(db, "mei")];
  const cursors = { robin: await readCursor(db, robin.id), mei: await readCursor(db, mei.id) };
  const beats = createBeats(db);
  const news = () => Promise.all([beats.hasNews(robin.id, cursors.robin), beats.hasNews(mei.id, cursors.mei)]);
  expect(await news()).toEqual([false, false]);
  await db.transaction().execute((transaction) => announce(transaction, "uploads", [robin.id]));
  expect(await news()).toEqual([true, false]);
  await db.transaction().execute((transaction) => announce(transaction, "uploads", everybody));
  expect(await news()).toEqual([true, true]);
});
