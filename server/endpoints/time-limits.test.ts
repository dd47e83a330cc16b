import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";

import { type Db, isDatabaseAway, openBackgroundDb, openDb, type PoolOptions } from "#server/db/client.ts";
import { createTestDatabase } from "#server/db/testing.ts";
import { cleanUp } from "#server/housekeeping.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";

/** Opens a pool until the test ends. */
function open(connectionString: string, options: PoolOptions) {
  const db = openDb(connectionString, options);
  onTestFinished(() => db.destroy());
  return db;
}

/** The statements and open transactions of the other connections. */
const activity = async (db: Db) =>
  (
    await sql`
      select state, query from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`.execute(db)
  ).rows;

test.each([
  { name: "a connection of its own", isPooled: false },
  { name: "a pooler", isPooled: true },
])(
  "with $name, a statement above its limit is refused with a 503, changes nothing, and frees its connection",
  async ({ isPooled }) => {
    const { connectionString } = await createTestDatabase();
    const observer = open(connectionString, { max: 1, queryTimeout: 60_000 });
    // It takes half a minute to become an idler.
    await sql`
      create function idle() returns trigger language plpgsql as $$ begin perform pg_sleep(30); return new; end $$`.execute(
      observer,
    );
    await sql`
      create trigger idle before update on users for each row when (new.job = 'Idler') execute function idle()`.execute(
      observer,
    );
    const db = open(connectionString, { max: 1, queryTimeout: 1000, connectTimeout: 60_000, isPooled });
    const api = apiOf(db, await addPerson(observer, "robin"));
    const become = (job: string) => api.patch("/profile.json", { job, version: 1 });
    const { status, headers, body } = await become("Idler");
    expect([status, headers.get("retry-after"), body]).toEqual([
      503,
      "5",
      { code: "unavailable", message: "The database is not responding. Try again in a moment." },
    ]);
    await expect.poll(() => activity(observer)).toEqual([]);
    await expect.poll(() => api.get("/profile.json")).toMatchObject({ status: 200, body: { job: "", version: 1 } });
    await expect.poll(() => become("Pilot")).toMatchObject({ status: 200, body: { job: "Pilot" } });
  },
);

test("housekeeping has no limit, also where the database has one", async () => {
  const { name, connectionString } = await createTestDatabase();
  const admin = open(connectionString, { max: 1, queryTimeout: 60_000 });
  await sql`
    create function idle() returns trigger language plpgsql as $$ begin perform pg_sleep(0.5); return null; end $$`.execute(
    admin,
  );
  await sql`create trigger idle before delete on sessions execute function idle()`.execute(admin);
  const failure: unknown = await cleanUp(open(connectionString, { queryTimeout: 100 })).catch(
    (error: unknown) => error,
  );
  expect(isDatabaseAway(failure)).toBe(true);
  await sql`alter database ${sql.id(name)} set statement_timeout = 100`.execute(admin);
  const background = openBackgroundDb(connectionString);
  onTestFinished(() => background.destroy());
  expect(await cleanUp(background)).toBe(true);
});
