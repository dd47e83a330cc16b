import { sql } from "kysely";
import { expect, test } from "vitest";

import { migrateToLatest } from "#server/db/migrate.ts";
import { migrateTo, openTestDb } from "#server/db/testing.ts";

test("stored names of files lose characters that reverse text, and control characters", async () => {
  const db = await openTestDb();
  await migrateTo(db, "0054");
  const { rows } = await sql<{ id: string }>`insert into users (username, name, email, picture)
    values ('robin', 'Robin', 'robin@office.example', '') returning id`.execute(db);
  const userId = rows[0]?.id;
  for (const name of ["photo_\u202Egpj.exe", "line\nbreak\u0085.txt", "\u2066\u2069", "Bücher 📚.txt"])
    await sql`insert into uploads (id, user_id, name, size, type)
      values (gen_random_uuid(), ${userId}, ${name}, 1, 'text/plain')`.execute(db);
  await migrateToLatest(db as never);
  const stored = await db.selectFrom("uploads").select("name").execute();
  const clean = ["photo_gpj.exe", "line break .txt", "file", "Bücher 📚.txt"];
  expect(stored.map(({ name }) => name).toSorted()).toEqual(clean.toSorted());
});
