import { sql } from "kysely";
import { expect, test } from "vitest";

import type { Db } from "#server/db/client.ts";
import { migrateToLatest } from "#server/db/migrate.ts";
import { demoUsername, people } from "#server/db/seed/people.ts";
import { migrateTo, openTestDb } from "#server/db/testing.ts";
import { features } from "#server/features.ts";
import { addPerson } from "#server/lib/testing.ts";
import { seedIfEmpty } from "#server/seed.ts";

/** The tables that the seeds of features fill. */
const tables = features.flatMap(({ seed }) => seed?.tables ?? []);

/** The number of rows of each seeded table. */
async function countRows(db: Db) {
  const counts = await Promise.all(
    (["users", ...tables] as const).map(async (table) => {
      const row = await db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<string>().as("n"))
        .executeTakeFirstOrThrow();
      return [table, Number(row.n)] as const;
    }),
  );
  return Object.fromEntries(counts);
}

test("an upgraded database with only users and activities gets the rest of the demo content", async () => {
  const db = await openTestDb();
  await migrateTo(db, "0003");
  for (const { username, name, email, picture } of people) {
    await sql`insert into users (username, name, email, picture)
      values (${username}, ${name}, ${email}, ${picture})`.execute(db);
  }
  await sql`insert into activities (user_id, actor_id, type, title)
    select id, id, 'tasks', 'Of the old version' from users where username = ${demoUsername}`.execute(db);
  await migrateToLatest(db as never);
  await seedIfEmpty(db);
  const counts = await countRows(db);
  expect(counts).toMatchObject({ users: people.length, activities: 1 });
  expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
});

test("deleted demo content does not come back, and nothing is added twice", async () => {
  const db = await openTestDb();
  await seedIfEmpty(db);
  const seeded = await countRows(db);
  await seedIfEmpty(db);
  expect(await countRows(db)).toEqual(seeded);
  for (const table of tables) await db.deleteFrom(table).execute();
  await seedIfEmpty(db);
  expect(await countRows(db)).toEqual({
    ...Object.fromEntries(tables.map((each) => [each, 0])),
    users: seeded["users"],
  });
});

test("demo content of a version that did not record it is left unchanged", async () => {
  const db = await openTestDb();
  await seedIfEmpty(db);
  const seeded = await countRows(db);
  await sql`delete from seeded_features`.execute(db);
  for (const table of tables) {
    await sql`delete from ${sql.table(table)} where ctid = (select min(ctid) from ${sql.table(table)})`.execute(db);
  }
  const before = await countRows(db);
  for (const table of tables) expect(before[table], table).toBeLessThan(seeded[table] ?? 0);
  await seedIfEmpty(db);
  expect(await countRows(db)).toEqual(before);
});

test("a database with users other than the demo's gets no demo content", async () => {
  const db = await openTestDb();
  await addPerson(db, "ada.lovelace");
  await seedIfEmpty(db);
  const { users, ...rest } = await countRows(db);
  expect(users).toBe(1);
  expect(Object.values(rest).every((count) => count === 0)).toBe(true);
});
