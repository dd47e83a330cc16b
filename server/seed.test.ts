import { cp, mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

import { sql } from "kysely";
import { expect, test } from "vitest";

import type { Db } from "#server/db/client.ts";
import { migrateToLatest, migrationsDirectory } from "#server/db/migrate.ts";
import { demoUsername, people } from "#server/db/seed/people.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";
import { seedIfEmpty } from "#server/seed.ts";

/** The row count of each seeded table. */
async function countRows(db: Db) {
  const tables = [
    "users",
    "messages",
    "activities",
    "projects",
    "chat_messages",
    "posts",
    "todos",
    "region_visits",
    "events",
    "external_events",
    "data_rows",
    "grid_rows",
    "orders",
    "products",
    "product_reviews",
  ];
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ n: number }>`select count(*)::int as n from ${sql.table(table)}`.execute(db);
      return [table, rows[0]?.n ?? 0] as const;
    }),
  );
  return Object.fromEntries(counts);
}

/** Creates a database as an older version of Atrium left it, whose last migration was this one. */
async function migrateTo(db: Db, last: string) {
  const directory = await mkdtemp(path.join(tmpdir(), "atrium-upgrade-"));
  try {
    for (const name of await readdir(migrationsDirectory)) {
      if (name.slice(0, 4) <= last)
        await cp(fileURLToPath(new URL(name, migrationsDirectory)), path.join(directory, name));
    }
    await sql`drop schema public cascade; create schema public`.execute(db);
    await migrateToLatest(db as never, pathToFileURL(`${directory}/`));
  } finally {
    await rm(directory, { recursive: true });
  }
}

test("an upgraded database in which only the people and the inbox exist is given the rest", async () => {
  const db = await openTestDb();
  await migrateTo(db, "0002");
  for (const { username, name, email, picture } of people) {
    await sql`insert into users (username, name, email, picture)
      values (${username}, ${name}, ${email}, ${picture})`.execute(db);
  }
  await sql`insert into messages (user_id, folder, subject, body, from_name, from_email)
    select id, 'inbox', 'Of the old version', '', 'Mei', 'mei@atrium.example' from users
    where username = ${demoUsername}`.execute(db);
  await migrateToLatest(db as never);
  await seedIfEmpty(db);
  const counts = await countRows(db);
  expect(counts).toMatchObject({ users: people.length, messages: 1 });
  expect(Object.entries(counts).filter(([, count]) => count === 0)).toEqual([]);
  const api = apiOf(db, { username: demoUsername });
  for (const list of ["/todos.json", "/events.json", "/posts.json"]) {
    expect(JSON.stringify((await api.get(list)).body).length, list).toBeGreaterThan(100);
  }
  expect((await api.get("/e-commerce/orders.json")).body.total).toBeGreaterThan(0);
  expect((await api.get("/e-commerce/products.json")).body.total).toBeGreaterThan(0);
});

test("what was deleted does not come back, and nothing is added twice", async () => {
  const db = await openTestDb();
  await seedIfEmpty(db);
  const seeded = await countRows(db);
  await seedIfEmpty(db);
  expect(await countRows(db)).toEqual(seeded);
  await sql`delete from todos; delete from posts; delete from orders`.execute(db);
  await seedIfEmpty(db);
  expect(await countRows(db)).toEqual({ ...seeded, todos: 0, posts: 0, orders: 0 });
});

test("content of a version that kept no record of it is left as it is", async () => {
  const db = await openTestDb();
  await seedIfEmpty(db);
  const seeded = await countRows(db);
  await sql`delete from seeded_features; delete from todos where title like 'P%'`.execute(db);
  const before = await countRows(db);
  expect(before["todos"]).toBeLessThan(seeded["todos"] ?? 0);
  await seedIfEmpty(db);
  expect(await countRows(db)).toEqual(before);
});

test("an office that is not the demo's is left alone", async () => {
  const db = await openTestDb();
  await addPerson(db, "ada.lovelace");
  await seedIfEmpty(db);
  const { users, ...rest } = await countRows(db);
  expect(users).toBe(1);
  expect(Object.values(rest).every((count) => count === 0)).toBe(true);
});
