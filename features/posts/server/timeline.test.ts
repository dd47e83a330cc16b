import { randomUUID } from "node:crypto";

import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";

import type { Profile, TimelineItem } from "#contract/account/profile.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";

let db: Db;
let mine: ReturnType<typeof apiOf>;
let other: ReturnType<typeof apiOf>;

beforeEach(async () => {
  db = await openTestDb();
  mine = apiOf(db, await addPerson(db, "robin", "Robin Vale"));
  other = apiOf(db, await addPerson(db, "mei", "Mei Tanaka"));
});

/** @returns the new post's id */
async function write(author: ReturnType<typeof apiOf>, body: string) {
  const id = randomUUID();
  await author.post("/posts.json", { id, body });
  return id;
}

const timelineOf = async (query: Record<string, string> = {}) =>
  (await mine.get(`/timeline.json?${new URLSearchParams(query).toString()}`)).body as TimelineItem[];

const told = (items: readonly TimelineItem[]) => items.map(({ kind, text }) => `${kind}: ${text}`);

test("the timeline lists only the user's own posts and comments, newest first, in pages", async () => {
  const id = await write(other, "hers");
  await write(mine, "first");
  await mine.post(`/posts.json/${id}/comments`, { id: randomUUID(), body: "Well said" });
  await write(mine, "second");
  expect(told(await timelineOf())).toEqual(["post: second", "comment: Well said", "post: first", "joined: Robin Vale"]);
  const posts = await timelineOf({ only: "posts" });
  expect(told(posts)).toEqual(["post: second", "post: first"]);
  expect(told(await timelineOf({ only: "comments" }))).toEqual(["comment: Well said"]);
  expect((await mine.get("/timeline.json/counts")).body).toMatchObject({ all: 4, posts: 2, comments: 1 });
  const { date: before = "", id: last = "" } = posts[0] ?? {};
  expect(told(await timelineOf({ only: "posts", before, last }))).toEqual(["post: first"]);
  expect(told(await timelineOf({ before: posts[1]?.date ?? "" }))).toEqual(["joined: Robin Vale"]);
});

test("items with the same time are each listed once across the pages of the timeline", async () => {
  for (let index = 0; index < 31; index += 1) await write(mine, `${index}`);
  await sql`update posts set created_at = timestamptz '2030-01-01 09:00:00.0001234'`.execute(db);
  const first = await timelineOf();
  const { date: before = "", id: last = "" } = first.at(-1) ?? {};
  const both = [...first, ...(await timelineOf({ before, last }))];
  expect(new Set(both.map(({ id }) => id)).size).toBe(32);
  expect(both).toHaveLength(32);
});

test("the profile counts the user's posts, and how often they are liked", async () => {
  const id = await write(mine, "mine");
  await write(other, "hers");
  await other.put(`/posts.json/${id}/like`, { isLiked: true });
  const { figures } = (await mine.get("/profile.json")).body as Profile;
  expect(figures).toMatchObject({ posts: 1, likes: 1 });
});
