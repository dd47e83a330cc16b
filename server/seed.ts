import { sql } from "kysely";

import type { Db } from "#server/db/client.ts";
import { people } from "#server/db/seed/people.ts";
import type { DB as Tables } from "#server/db/tables.gen.ts";
import { features } from "#server/features.ts";
import { seedPeople } from "#server/users/seed.ts";

/** The advisory lock under which demo content is added; an arbitrary number. */
const seedLock = 7_253_001;

/**
 * Adds the demo content of each feature that has not had it yet, however many servers start at the same time. A database
 * without the demo's users is left alone.
 */
export const seedIfEmpty = (db: Db) =>
  db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${seedLock})`.execute(transaction);
    const rows = await transaction.selectFrom("seededFeatures").select("name").execute();
    const seeded = new Set(rows.map(({ name }) => name));
    const pending = features.flatMap(({ name, seed }) => (seed && !seeded.has(name) ? { name, ...seed } : []));
    if (pending.length === 0) return;
    const now = new Date();
    const ids = await enterPeople(transaction, seeded.has("people"), now);
    if (!ids) return;
    for (const { name, tables, run } of pending) {
      // Versions before this list recorded nothing.
      if (!(await hasRows(transaction, tables))) await run(transaction, { now, people: ids });
      await record(transaction, name);
    }
  });

/** The ids of the demo's people, who are added to an empty office once. @returns undefined where not all are there */
async function enterPeople(transaction: Db, wereSeeded: boolean, now: Date) {
  if (!wereSeeded && !(await hasRows(transaction, ["users"]))) await seedPeople(transaction, now);
  const users = await transaction.selectFrom("users").select(["id", "username"]).execute();
  const ids = new Map(users.map(({ id, username }) => [username, id]));
  if (!people.every(({ username }) => ids.has(username))) return undefined;
  if (!wereSeeded) await record(transaction, "people");
  return ids;
}

const record = (transaction: Db, name: string) => transaction.insertInto("seededFeatures").values({ name }).execute();

async function hasRows(db: Db, tables: readonly (keyof Tables)[]) {
  for (const table of tables) {
    if (
      await db
        .selectFrom(table)
        .select(sql`1`.as("one"))
        .limit(1)
        .executeTakeFirst()
    )
      return true;
  }
  return false;
}
