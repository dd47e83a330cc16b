import { randomUUID } from "node:crypto";

import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";

import type { Post } from "#features/posts/contract.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";

const path = "/posts.json";
let db: Db;
let mine: ReturnType<typeof apiOf>;
let other: ReturnType<typeof apiOf>;

beforeEach(async () => {
  db = await openTestDb();
  mine = apiOf(db, await addPerson(db, "robin", "Robin Vale"));
  other = apiOf(db, await addPerson(db, "mei", "Mei Tanaka"));
});

const write = async (body: string) => (await mine.post(path, { id: randomUUID(), body })).body as Post;
const list = async (who = mine, query = "") => (await who.get(path + query)).body as Post[];

test("posts are visible to all users, newest first, and only the author can delete one", async () => {
  await write("first");
  const post = await write("  second  ");
  expect(post).toMatchObject({ body: "second", isMine: true, likes: 0, isLiked: false, comments: [] });
  expect((await list(other)).map(({ body, isMine }) => [body, isMine])).toEqual([
    ["second", false],
    ["first", false],
  ]);
  expect((await other.delete(`${path}/${post.id}`)).status).toBe(404);
  expect((await mine.delete(`${path}/${post.id}`)).status).toBe(200);
  expect((await list()).map(({ body }) => body)).toEqual(["first"]);
});

test("a like counts once per user and can be removed", async () => {
  const { id } = await write("x");
  for (let press = 0; press < 3; press += 1) await other.put(`${path}/${id}/like`, { isLiked: true });
  expect(await list(other)).toMatchObject([{ likes: 1, isLiked: true }]);
  expect(await list(mine)).toMatchObject([{ likes: 1, isLiked: false }]);
  expect((await other.put(`${path}/${id}/like`, { isLiked: false })).body).toMatchObject({ likes: 0, isLiked: false });
});

test("comments are listed in order, and only the author can delete one", async () => {
  const { id } = await write("x");
  const comment = { id: randomUUID(), body: "one" };
  await other.post(`${path}/${id}/comments`, comment);
  const { body } = await mine.post(`${path}/${id}/comments`, { id: randomUUID(), body: "two" });
  expect(body).toMatchObject({
    comments: [
      { body: "one", isMine: false, author: { name: "Mei Tanaka" } },
      { body: "two", isMine: true },
    ],
  });
  expect((await mine.delete(`/comments.json/${comment.id}`)).status).toBe(404);
  expect((await other.delete(`/comments.json/${comment.id}`)).status).toBe(200);
});

test("spec §3: a comment on a post is an activity of its author until it is deleted", async () => {
  const { id } = await write("x");
  const comment = { id: randomUUID(), body: "x".repeat(150) };
  for (const api of [other, other, mine])
    await api.post(`${path}/${id}/comments`, api === mine ? { id: randomUUID(), body: "mine" } : comment);
  const latest = async () => (await mine.get("/activities/latest.json")).body;
  expect(await latest()).toMatchObject([
    {
      type: "messages",
      user: { name: "Mei Tanaka" },
      title: "{{name}} commented on your post",
      details: { comment: "x".repeat(140) },
      href: "/dashboard-social",
    },
  ]);
  await other.delete(`/comments.json/${comment.id}`);
  expect(await latest()).toEqual([]);
  await other.post(`${path}/${id}/comments`, { id: randomUUID(), body: "again" });
  await other.delete(`${path}/${id}`);
  expect(await latest()).toHaveLength(1);
  await mine.delete(`${path}/${id}`);
  expect(await latest()).toEqual([]);
});

test("a repeated post or comment is stored once, and a conflicting one with the same ID is rejected", async () => {
  const post = { id: randomUUID(), body: "x" };
  await mine.post(path, post);
  expect((await mine.post(path, post)).status).toBe(200);
  expect((await mine.post(path, { ...post, body: "y" })).status).toBe(409);
  expect((await other.post(path, post)).status).toBe(409);
  const comment = { id: randomUUID(), body: "c" };
  await mine.post(`${path}/${post.id}/comments`, comment);
  expect((await mine.post(`${path}/${post.id}/comments`, comment)).status).toBe(200);
  expect((await other.post(`${path}/${post.id}/comments`, comment)).status).toBe(409);
  expect((await list())[0]?.comments).toHaveLength(1);
});

test("posts are filtered by author and paged", async () => {
  for (let index = 0; index < 22; index += 1) await write(`post ${index}`);
  await other.post(path, { id: randomUUID(), body: "hers" });
  expect((await list(mine, "?author=mei")).map(({ body }) => body)).toEqual(["hers"]);
  const first = await list();
  const last = first.at(-1)?.createdAt ?? "";
  expect(first).toHaveLength(20);
  expect(await list(mine, `?before=${encodeURIComponent(last)}`)).toHaveLength(3);
});

test("posts from the same moment or millisecond are each listed once", async () => {
  for (let index = 0; index < 25; index += 1) await write(`post ${index}`);
  await sql`update posts set created_at = timestamptz '2026-11-02 09:00' + (ascii(id::text) % 5) * interval '1 microsecond'`.execute(
    db,
  );
  const first = await list();
  const { createdAt: before = "", id: last = "" } = first.at(-1) ?? {};
  const second = await list(mine, `?${new URLSearchParams({ before, last }).toString()}`);
  expect(new Set([...first, ...second].map(({ id }) => id)).size).toBe(25);
  expect([first.length, second.length]).toEqual([20, 5]);
});

test("the next page continues at the right place even if the last post of the previous page is deleted", async () => {
  for (let index = 0; index < 22; index += 1) await write(`post ${index}`);
  // One second apart.
  await sql`update posts set created_at = now() - substr(body, 6)::int * interval '1 second'`.execute(db);
  const first = await list();
  const { createdAt: before = "", id: last = "" } = first.at(-1) ?? {};
  await mine.delete(`${path}/${last}`);
  expect(await list(mine, `?${new URLSearchParams({ before, last }).toString()}`)).toHaveLength(2);
});

test.each([
  ["only spaces", { body: "  " }, 400],
  ["2001 characters", { body: "x".repeat(2001) }, 400],
  ["a NUL", { body: "a\0b" }, 400],
  ["an invalid ID", { id: "7", body: "x" }, 400],
])("a post with %s is rejected", async (_, body, status) => {
  expect((await mine.post(path, { id: randomUUID(), ...body })).status).toBe(status);
});

test("a post that does not exist cannot be liked or commented on", async () => {
  const gone = randomUUID();
  expect((await mine.put(`${path}/${gone}/like`, { isLiked: true })).status).toBe(404);
  expect((await mine.post(`${path}/${gone}/comments`, { id: randomUUID(), body: "x" })).status).toBe(404);
});

test("HTML is kept as plain text", async () => {
  expect((await write("<script>alert(1)</script>")).body).toBe("<script>alert(1)</script>");
});
