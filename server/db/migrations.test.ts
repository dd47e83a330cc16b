import { sql } from "kysely";
import { expect, test } from "vitest";

import type { Db } from "#server/db/client.ts";
import { migrateToLatest, needsOf, readMigrations, readRecorded, sequenceOf } from "#server/db/migrate.ts";
import { migrateTo, openTestDb } from "#server/db/testing.ts";

/** The objects of the database, as `table todos`, without those of extensions and the table of migrations. */
async function listCatalogs(db: Db) {
  const { rows } = await sql<{ object: string }>`
    select case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end
      || ' ' || relname as object
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S') and relname not like 'kysely%'
      and not exists (select from pg_depend where objid = pg_class.oid and deptype in ('e', 'i', 'a'))
    union all
    select 'function ' || proname from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
    union all
    select case typtype when 'd' then 'domain ' else 'type ' end || typname from pg_type
    where typnamespace = 'public'::regnamespace and typrelid = 0 and typelem = 0
      and not exists (select from pg_depend where objid = pg_type.oid and deptype = 'e')
    order by 1`.execute(db);
  return rows.map(({ object }) => object);
}

/** Whatever a schema consists of, and the numbers of rows that migrations have written. */
async function describeSchema(db: Db) {
  const { rows } = await sql<{ fact: string }>`
    select concat_ws(' ', relname, relpersistence, attname, format_type(atttypid, atttypmod), attnotnull, attidentity, attgenerated,
      pg_get_expr(adbin, adrelid), col_description(attrelid, attnum),
      row_number() over (partition by attrelid order by attnum)) as fact
    from pg_class join pg_attribute on attrelid = pg_class.oid left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'v') and attnum > 0 and not attisdropped
    union all select pg_get_indexdef(indexrelid) from pg_index
    join pg_class on pg_class.oid = indrelid where relnamespace = 'public'::regnamespace
    union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace
    union all select pg_get_triggerdef(pg_trigger.oid) from pg_trigger
    join pg_class on pg_class.oid = tgrelid where relnamespace = 'public'::regnamespace and not tgisinternal
    union all select definition from pg_views where schemaname = 'public'
    union all select name from table_counts
    order by 1`.execute(db);
  return rows.map(({ fact }) => fact);
}

/** The recorded migrations of features that are there, without their timestamps. */
async function listRecorded(db: Db) {
  const sequences = new Set((await readMigrations()).map(({ name }) => sequenceOf(name)));
  return (await readRecorded(db as never))
    .filter(({ name }) => !name.includes("/") || sequences.has(sequenceOf(name)))
    .map(({ name, objects }) => `${name}: ${objects?.join(", ")}`)
    .toSorted();
}

test("every object in the database is recorded with the migration that has made it", async () => {
  const db = await openTestDb();
  const recorded = (await readRecorded(db as never)).flatMap(({ objects }) => objects ?? []);
  expect(recorded).toEqual(expect.arrayContaining(await listCatalogs(db)));
});

test("each feature can be migrated without those that it does not need", async () => {
  const db = await openTestDb();
  const migrations = await readMigrations();
  const ofFeature = (feature: string) => migrations.filter(({ name }) => sequenceOf(name) === feature);
  const withNeeds = (feature: string): readonly string[] => [
    ...ofFeature(feature).flatMap(needsOf).flatMap(withNeeds),
    ...ofFeature(feature).map(({ name }) => name),
  ];
  const transaction = await db.startTransaction().execute();
  await sql`drop schema public cascade; create schema public`.execute(transaction);
  await migrateToLatest(transaction as never, { only: new Set(withNeeds("platform")) });
  await sql`savepoint platform`.execute(transaction);
  for (const feature of new Set(migrations.map(({ name }) => sequenceOf(name)))) {
    const migrated = migrateToLatest(transaction as never, { only: new Set(withNeeds(feature)) });
    await expect(migrated, feature).resolves.toBeUndefined();
    await sql`rollback to savepoint platform`.execute(transaction);
  }
  await transaction.rollback().execute();
});

test.each(["0009", "0023", "0045", "0054"])(
  "a database that has stopped at %s of the time of one sequence is taken over",
  async (last) => {
    const latest = await openTestDb();
    const db = await openTestDb();
    await migrateTo(db, last);
    await sql`insert into users (username, name, email, picture) values ('ada', 'Ada', 'ada@office.example', '')`.execute(
      db,
    );
    const before = await readRecorded(db as never);
    await migrateToLatest(db as never);
    expect(await listRecorded(db)).toEqual(await listRecorded(latest));
    expect(await describeSchema(db)).toEqual(await describeSchema(latest));
    expect(await db.selectFrom("users").select("name").execute()).toEqual([{ name: "Ada" }]);
    expect((await readRecorded(db as never))[0]?.timestamp).toBe(before[0]?.timestamp);
  },
);

test("a takeover that is interrupted leaves the database of the earlier release", async () => {
  const db = await openTestDb();
  await migrateTo(db, "0046");
  const before = await sql`select * from kysely_migration order by name`.execute(db);
  // The platform's last migration waits for this lock.
  const blocker = await db.startTransaction().execute();
  await sql`lock table uploads in share mode`.execute(blocker);
  const migrated = expect(migrateToLatest(db as never)).rejects.toThrow();
  const waiting = sql<{ pid: number }>`
    select pid from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%update uploads%'`;
  await expect.poll(async () => (await waiting.execute(db)).rows).toHaveLength(1);
  for (const { pid } of (await waiting.execute(db)).rows) await sql`select pg_terminate_backend(${pid})`.execute(db);
  await migrated;
  await blocker.rollback().execute();
  expect(await sql`select * from kysely_migration order by name`.execute(db)).toEqual(before);
  await migrateToLatest(db as never);
  expect(await listRecorded(db)).toEqual(await listRecorded(await openTestDb()));
});
