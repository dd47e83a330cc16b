import { type CompiledQuery, sql } from "kysely";
import { beforeAll, expect, test } from "vitest";

import type { Db } from "#server/db/client.ts";
import { countMessages, idsOfPage, type MessagePage } from "#features/inbox/server/message-pages.ts";
import { demoUsername } from "#server/db/seed/people.ts";
import { openTestDb } from "#server/db/testing.ts";
import { seedInbox, seedManyMessages } from "#features/inbox/server/seed.ts";
import { apiOf } from "#server/lib/testing.ts";
import { seedPeople } from "#server/users/seed.ts";

let db: Db;
let personId: string;

beforeAll(async () => {
  db = await openTestDb();
  const people = await seedPeople(db);
  personId = people.get(demoUsername) ?? "";
  await seedInbox(db, { now: new Date("2026-03-01T12:00:00Z"), people });
  // ANALYZE samples 300 rows per unit of this target: with 1000, all of them. With the default's random 30,000, the
  // planner mistakes a rare word for a frequent one about once in 200 runs.
  await sql`alter table messages alter search_text set statistics 1000`.execute(db);
  await seedManyMessages(db, 100_000);
}, 120_000);

/** The query plan: its step types and indexes. */
async function planOf(query: CompiledQuery) {
  const { rows } = await db.executeQuery<Record<string, string>>({ ...query, sql: `explain (costs off) ${query.sql}` });
  // The plan is in the only column.
  return rows.flatMap((row) => Object.values(row)).join("\n");
}

const planOfPage = (page: Partial<MessagePage>) =>
  planOf(idsOfPage(db, personId, { page: 1, size: 50, ...page }).compile());

test.each<[string, Partial<MessagePage>, string]>([
  ["the first page", { folder: "inbox" }, "messages_by_date"],
  ["page 1000", { folder: "inbox", page: 1000 }, "messages_by_date"],
  ["page 1000 of all folders", { page: 1000 }, "messages_all_by_date"],
  ["page 1000, oldest first", { folder: "inbox", sort: "date", page: 1000 }, "messages_by_date"],
  // Of the later half, the planner sorts the whole folder if a few blocks are not yet known to be visible to all.
  ["page 400 by sender", { folder: "inbox", sort: "from", page: 400 }, "messages_by_from"],
  ["page 1000 by sender, descending", { sort: "-from", page: 1000 }, "messages_all_by_from"],
  ["page 400 by subject", { folder: "inbox", sort: "subject", page: 400 }, "messages_by_subject"],
  ["page 1000 by subject, descending", { sort: "-subject", page: 1000 }, "messages_all_by_subject"],
])("%s is read by an index-only scan, without sorting", async (_, page, index) => {
  const plan = await planOfPage(page);
  expect(plan).toMatch(new RegExp(`^Limit\\n *-> *Index Only Scan (Backward )?using ${index} on messages\\b`));
  expect(plan).not.toMatch(/Sort|Seq Scan|Filter/);
});

test.each([
  ["a rare word", { q: "pilot" }],
  ["a rare word in a folder", { q: "pilot", folder: "inbox" }],
  ["two words", { q: "travel 12344" }],
  ["two letters", { q: "zq" }],
  ["one Japanese character", { q: "会" }],
  ["a percent sign after a number", { q: "100%" }],
  ["a word that does not occur", { q: "zzzzqqq" }],
] as const)("a search for %s uses the search index", async (_, page) => {
  const plan = await planOfPage(page);
  expect(plan).toContain("Bitmap Index Scan on messages_search");
  expect(plan).not.toContain("Seq Scan");
});

test.each([
  ["a word in most messages", { q: "reference" }],
  ["a label with many messages", { label: "work", folder: "inbox" }],
] as const)("%s is found by an index scan in date order that stops at the end of the page", async (_, page) => {
  expect(await planOfPage(page)).toMatch(
    /^Limit\n *-> *Index Scan Backward using messages_(all_)?by_date on messages\b/,
  );
});

test("a folder's total is looked up, not counted", async () => {
  const queries: string[] = [];
  const watched = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      queries.push("asked");
      return result;
    },
  });
  expect(await countMessages(watched, personId, { folder: "inbox" })).toBe(80_031);
  expect(queries).toHaveLength(1);
  const plan = await planOf(
    db.selectFrom("mailboxCounts").selectAll().where("userId", "=", personId).where("folder", "=", "inbox").compile(),
  );
  expect(plan).not.toMatch(/on messages\b/);
});

test("the stored counts match the messages", async () => {
  const counted = await db
    .selectFrom("messages")
    .select(({ fn }) => [
      "userId",
      "folder",
      sql<number>`count(*)::int`.as("total"),
      fn.countAll<number>().filterWhere("isRead", "=", false).as("unread"),
    ])
    .groupBy(["userId", "folder"])
    .execute();
  const kept = await db.selectFrom("mailboxCounts").selectAll().where("total", ">", 0).execute();
  const line = ({ userId, folder, total, unread }: { userId: string; folder: string; total: number; unread: number }) =>
    `${userId} ${folder} ${total} ${unread}`;
  expect(kept.map(line).toSorted()).toEqual(counted.map(line).toSorted());
});

test("hits are counted up to 10,000, and the last page of them can be read", async () => {
  const api = apiOf(db, { username: demoUsername });
  const { body } = await api.get("/messages.json?q=reference&page=200&size=50");
  expect([body.total, body.data.length]).toEqual([10_000, 50]);
  expect((await api.get("/messages.json?q=reference&page=201&size=50")).body.data).toEqual([]);
});
