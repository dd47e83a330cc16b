import { sql } from "kysely";
import { expect, test } from "vitest";

import { openSession } from "#server/auth/testing.ts";
import { demoUsername } from "#server/db/seed/people.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";
import { seedIfEmpty } from "#server/seed.ts";

test("the figures of the forum stay right when an account is deleted with its content", async () => {
  const db = await openTestDb();
  await seedIfEmpty(db);
  const { id } = await db
    .selectFrom("users")
    .select("id")
    .where("username", "=", demoUsername)
    .executeTakeFirstOrThrow();
  const ada = await addPerson(db, "ada.lovelace");
  await db.updateTable("users").set({ role: "admin" }).where("id", "=", ada.id).execute();
  const api = apiOf(db, { username: undefined });
  const headers = { cookie: await openSession(db, ada.id) };
  expect((await api.delete(`/people.json/${id}`, { giveTo: null }, headers)).status).toBe(200);
  const sections = await sql<Record<string, unknown>>`
    select topics, posts,
      (select count(*)::int from forum_topics t where t.section = c.section and deleted_at is null) as real_topics,
      (select count(*)::int from forum_posts p join forum_topics t on t.id = p.topic_id
       where t.section = c.section and t.deleted_at is null and p.deleted_at is null) as real_posts
    from forum_counts c`.execute(db);
  expect(sections.rows.length).toBeGreaterThan(0);
  for (const { topics, posts, realTopics, realPosts } of sections.rows)
    expect([topics, posts]).toEqual([realTopics, realPosts]);
  const topics = await sql`
    select t.id from forum_topics t where deleted_at is null and (
      post_count <> (select count(*) from forum_posts p where p.topic_id = t.id and p.deleted_at is null)
      or latest_number <> (select max(number) from forum_posts p where p.topic_id = t.id and p.deleted_at is null)
    )`.execute(db);
  expect(topics.rows).toEqual([]);
});
