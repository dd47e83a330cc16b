import { sql } from "kysely";

import { seedActivities } from "#server/activities/seed.ts";
import { seedCalendar } from "#server/calendar/seed.ts";
import { seedChat } from "#server/chat/seed.ts";
import type { Db } from "#server/db/client.ts";
import { people, type Seed } from "#server/db/seed/people.ts";
import type { DB as Tables } from "#server/db/tables.gen.ts";
import { seedInbox } from "#server/inbox/seed.ts";
import { seedOrders } from "#server/orders/seed.ts";
import { seedPosts } from "#server/posts/seed.ts";
import { seedProducts } from "#server/products/seed.ts";
import { seedProjects } from "#server/projects/seed.ts";
import { seedTables } from "#server/tables/seed.ts";
import { seedTodos } from "#server/todo/seed.ts";
import { seedPeople } from "#server/users/seed.ts";
import { seedVisits } from "#server/visits/seed.ts";

/** Demo content of one feature, which is added once to a database. */
type DemoFeature = {
  readonly name: string;
  /** Where a row in any of these shows that the feature has content already. */
  readonly tables: readonly (keyof Tables)[];
  readonly seed: Seed;
};

const features: readonly DemoFeature[] = [
  { name: "inbox", tables: ["messages"], seed: seedInbox },
  { name: "activities", tables: ["activities"], seed: seedActivities },
  { name: "projects", tables: ["projects"], seed: seedProjects },
  { name: "chat", tables: ["chatMessages", "chatMarks", "chatStatuses"], seed: seedChat },
  { name: "posts", tables: ["posts"], seed: seedPosts },
  { name: "todo", tables: ["todos"], seed: seedTodos },
  { name: "visits", tables: ["regionVisits", "siteDays", "siteGoals"], seed: seedVisits },
  { name: "calendar", tables: ["events", "externalEvents"], seed: seedCalendar },
  { name: "tables", tables: ["dataRows", "gridRows"], seed: seedTables },
  { name: "orders", tables: ["orders"], seed: seedOrders },
  { name: "products", tables: ["products"], seed: seedProducts },
];

/** Any number, but one of ours: the lock under which the demo content is added. */
const seedLock = 7_253_001;

/**
 * Adds the demo content of each feature that has not had it yet, however many servers start at the same time. A database
 * in which people work who are not those of the demo is left alone.
 */
export const seedIfEmpty = (db: Db) =>
  db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${seedLock})`.execute(transaction);
    const rows = await transaction.selectFrom("seededFeatures").select("name").execute();
    const seeded = new Set(rows.map(({ name }) => name));
    const pending = features.filter(({ name }) => !seeded.has(name));
    if (pending.length === 0) return;
    const now = new Date();
    const ids = await enterPeople(transaction, seeded.has("people"), now);
    if (!ids) return;
    for (const { name, tables, seed } of pending) {
      // Versions before this list recorded nothing.
      if (!(await hasRows(transaction, tables))) await seed(transaction, { now, people: ids });
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
