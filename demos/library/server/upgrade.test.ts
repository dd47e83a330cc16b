import { sql } from "kysely";
import { expect, test } from "vitest";

import { migrateToLatest } from "#server/db/migrate.ts";
import { migrateTo, openTestDb } from "#server/db/testing.ts";

test("stored names of documents lose characters that reverse text, and control characters", async () => {
  const db = await openTestDb();
  await migrateTo(db, "0054");
  for (const name of ["photo_\u202Egpj.exe", "line\nbreak\u0085.txt", "\u2066\u2069", "Bücher 📚.txt"])
    await sql`insert into library_items (id, kind, name, rank)
      values (gen_random_uuid(), 'document', ${name}, 0)`.execute(db);
  await migrateToLatest(db as never);
  const stored = await db.selectFrom("libraryItems").select("name").execute();
  const clean = ["photo_gpj.exe", "line break .txt", "document", "Bücher 📚.txt"];
  expect(stored.map(({ name }) => name).toSorted()).toEqual(clean.toSorted());
});
