import { sql } from "kysely";
import { expect, test } from "vitest";

import { migrateToLatest } from "#server/db/migrate.ts";
import { migrateTo, openTestDb } from "#server/db/testing.ts";

test("stored names of attachments lose characters that reverse text, and control characters", async () => {
  const db = await openTestDb();
  await migrateTo(db, "0054");
  const { rows } = await sql<{ id: string }>`insert into users (username, name, email, picture)
    values ('robin', 'Robin', 'robin@office.example', '') returning id`.execute(db);
  const userId = rows[0]?.id;
  const names = ["photo_\u202Egpj.exe", "line\nbreak\u0085.txt", "\u2066\u2069", "Bücher 📚.txt"];
  const attachments = names.map((name) => ({ name, size: 5 }));
  await sql`insert into messages (user_id, folder, subject, body, from_name, from_email, attachments) values
    (${userId}, 'inbox', 'Files', '', 'Mei', 'mei@office.example', ${JSON.stringify(attachments)}::jsonb),
    (${userId}, 'inbox', 'None', '', 'Mei', 'mei@office.example', '[]')`.execute(db);
  await migrateToLatest(db as never);
  const clean = ["photo_gpj.exe", "line break .txt", "file", "Bücher 📚.txt"];
  const messages = await db.selectFrom("messages").select("attachments").orderBy("subject").execute();
  expect(messages.map((message) => message.attachments)).toEqual([clean.map((name) => ({ name, size: 5 })), []]);
});
