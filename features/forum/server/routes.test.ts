import { randomUUID } from "node:crypto";

import { sql } from "kysely";
import { beforeEach, expect, test } from "vitest";

import type { ForumActivity, ForumPost, ForumSection, TopicPage, TopicRow } from "#features/forum/contract.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";
import { seedIfEmpty } from "#server/seed.ts";

const topicsPath = "/forum/topics.json";
const postsPath = "/forum/posts.json";

let db: Db;
let mine: ReturnType<typeof apiOf>;
let other: ReturnType<typeof apiOf>;

beforeEach(async () => {
  db = await openTestDb();
  mine = apiOf(db, await addPerson(db, "robin", "Robin Vale"));
  other = apiOf(db, await addPerson(db, "mei", "Mei Tanaka"));
  // They joined before the first post.
  await sql`update users set created_at = now() - interval '1 day'`.execute(db);
});

const start = async (title: string, { by = mine, section = "help", body = `<p>${title}</p>` } = {}) =>
  (await by.post(topicsPath, { id: randomUUID(), section, title, body })).body as TopicRow;
const reply = async (topicId: string, text: string, by = mine) =>
  (await by.post(`${topicsPath}/${topicId}/posts`, { id: randomUUID(), body: `<p>${text}</p>` })).body as ForumPost;
const topics = async (query = "", by = mine) =>
  (await by.get(`${topicsPath}${query}`)).body as { data: TopicRow[]; total: number };
const titles = async (query = "", by = mine) => (await topics(query, by)).data.map(({ title }) => title);
const read = async (query: string, by = mine) => (await by.get(`${postsPath}${query}`)).body as TopicPage;
const section = async (key: string, by = mine) =>
  ((await by.get("/forum/sections.json")).body as ForumSection[]).find((each) => each.key === key);

test("a topic appears with its first post, and the newest activity comes first", async () => {
  const one = await start("One");
  await start("Two", { by: other, section: "ideas" });
  expect(await titles()).toEqual(["Two", "One"]);
  const answer = await reply(one.id, "Hello", other);
  expect(answer).toMatchObject({ number: 2, isMine: true, author: { name: "Mei Tanaka" } });
  expect(await titles()).toEqual(["One", "Two"]);
  expect(await titles("?section=ideas")).toEqual(["Two"]);
  expect((await topics()).data[0]).toMatchObject({
    replies: 1,
    lastNumber: 2,
    latest: { author: { name: "Mei Tanaka" } },
  });
  const { topic, data } = await read(`?topic=${one.id}`);
  expect(topic).toMatchObject({ title: "One", author: { name: "Robin Vale" } });
  expect(data.map(({ number, body, isMine }) => [number, body, isMine])).toEqual([
    [1, "<p>One</p>", true],
    [2, "<p>Hello</p>", false],
  ]);
});

test("without a topic, that with the newest activity is shown, and without topics none", async () => {
  expect(await read("")).toEqual({ topic: null, data: [], people: [] });
  await start("Old");
  await start("New");
  expect((await read("")).topic?.title).toBe("New");
  expect((await mine.get(`${postsPath}?topic=${randomUUID()}`)).status).toBe(404);
});

test("a page is a range of numbers", async () => {
  const { id } = await start("Long");
  for (let number = 2; number <= 23; number += 1) await reply(id, `Post ${number}`);
  expect((await read(`?topic=${id}`)).data).toHaveLength(20);
  expect((await read(`?topic=${id}&page=2`)).data.map(({ number }) => number)).toEqual([21, 22, 23]);
  expect((await read(`?topic=${id}&page=9`)).data).toEqual([]);
});

test("a topic names who has written most in it, on all of its pages, without what was deleted", async () => {
  const { id } = await start("Long", { by: other });
  for (const text of ["2", "3"]) await reply(id, text);
  const deleted = await reply(id, "4", other);
  await start("Another");
  const countsOf = async () => (await read(`?topic=${id}&page=9`)).people.map(({ posts }) => posts);
  expect(await countsOf()).toEqual([2, 2]);
  await other.delete(`${postsPath}/${deleted.id}`);
  const [first, second] = (await read(`?topic=${id}`)).people;
  expect([first?.posts, second?.posts]).toEqual([2, 1]);
  expect(first?.author.username).not.toBe(second?.author.username);
});

test("sections count topics, posts and what is unread, and name the latest post", async () => {
  const { id } = await start("One", { by: other });
  await reply(id, "Two", other);
  expect(await section("help")).toMatchObject({ topics: 1, posts: 2, unread: 1, latest: { title: "One", number: 2 } });
  expect(await section("help", other)).toMatchObject({ unread: 0 });
  expect(await section("ideas")).toEqual({ key: "ideas", topics: 0, posts: 0, unread: 0, readAt: null, latest: null });
});

test("a mark of a topic moves forward only, and not beyond its posts", async () => {
  const { id } = await start("One", { by: other });
  for (const text of ["2", "3"]) await reply(id, text, other);
  const mark = async (number: number) => {
    await mine.put(`${topicsPath}/${id}/read`, { number });
    return (await topics()).data[0]?.readNumber;
  };
  expect((await topics()).data[0]).toMatchObject({ readNumber: 0, lastNumber: 3 });
  expect(await mark(2)).toBe(2);
  expect(await mark(1)).toBe(2);
  expect(await titles("?only=unread")).toEqual(["One"]);
  expect(await mark(900)).toBe(3);
  expect(await topics("?only=unread")).toEqual({ data: [], total: 0 });
  await reply(id, "4", other);
  expect((await topics("?only=unread")).total).toBe(1);
  expect((await mine.put(`${topicsPath}/${randomUUID()}/read`, { number: 1 })).status).toBe(404);
});

test("all topics of a section can be marked as read, and the mark can be taken back", async () => {
  const { id } = await start("One", { by: other });
  const readAt = (await section("help"))?.latest?.createdAt ?? "";
  const mark = (moment: string | null) =>
    mine.put("/forum/sections.json/read", { marks: [{ section: "help", readAt: moment }] });
  expect((await mark(readAt)).status).toBe(200);
  expect(await section("help")).toMatchObject({ unread: 0, readAt });
  expect((await topics()).data[0]).toMatchObject({ readNumber: 1 });
  await reply(id, "later", other);
  expect(await section("help")).toMatchObject({ unread: 1 });
  await mark(null);
  expect((await topics()).data[0]).toMatchObject({ readNumber: 0 });
});

test("posts of more than two months ago count as read", async () => {
  await start("Old", { by: other });
  await sql`update users set created_at = now() - interval '1 year'`.execute(db);
  await sql`update forum_posts set created_at = now() - interval '61 days'`.execute(db);
  await sql`update forum_topics set latest_at = now() - interval '61 days'`.execute(db);
  expect(await section("help")).toMatchObject({ unread: 0 });
  expect((await topics()).data[0]).toMatchObject({ readNumber: 1 });
});

test("an own reply is read, but not what was unread before it", async () => {
  const { id } = await start("One", { by: other });
  await reply(id, "mine");
  expect((await topics()).data[0]).toMatchObject({ readNumber: 0, lastNumber: 2 });
  await mine.put(`${topicsPath}/${id}/read`, { number: 2 });
  await reply(id, "mine again");
  expect((await topics()).data[0]).toMatchObject({ readNumber: 3, lastNumber: 3 });
});

test("the search finds words of titles and posts, in all of a topic", async () => {
  const { id } = await start("Printer on fire");
  await reply(id, "Use the extinguisher in the kitchen");
  await start("Kitchen rota");
  expect(await titles("?q=kitchen")).toEqual(["Kitchen rota", "Printer on fire"]);
  expect(await topics("?q=PRINTER+extinguisher")).toMatchObject({ data: [{ title: "Printer on fire" }], total: 1 });
  expect(await titles("?q=%25")).toEqual([]);
  const post = (await read(`?topic=${id}`)).data[1];
  await mine.delete(`${postsPath}/${post?.id}`);
  expect(await titles("?q=extinguisher")).toEqual([]);
});

test("HTML is sanitized, and a text without words is refused at its field", async () => {
  const { id } = await start("Bad", { body: '<p onclick="x()">Hi<script>alert(1)</script></p><img src=x>' });
  expect((await read(`?topic=${id}`)).data[0]?.body).toBe("<p>Hi</p>");
  for (const body of ["<p></p>", "<script>1</script>", "  "]) {
    const answer = await mine.post(`${topicsPath}/${id}/posts`, { id: randomUUID(), body });
    expect(answer).toMatchObject({ status: 400, body: { fields: { body: "Enter some text" } } });
  }
  const { status, body } = await mine.post(topicsPath, { id: randomUUID(), section: "x", title: " ", body: "" });
  expect(status).toBe(400);
  expect(Object.keys((body as { fields: object }).fields).toSorted()).toEqual(["body", "section", "title"]);
});

test("a repeated topic or reply is stored once, and another one with its ID is refused", async () => {
  const topic = { id: randomUUID(), section: "help", title: "One", body: "<p>One</p>" };
  for (const _ of [1, 2]) expect((await mine.post(topicsPath, topic)).status).toBe(200);
  expect((await other.post(topicsPath, topic)).status).toBe(409);
  const post = { id: randomUUID(), body: "<p>Two</p>" };
  const path = `${topicsPath}/${topic.id}/posts`;
  for (const _ of [1, 2]) expect((await mine.post(path, post)).status).toBe(200);
  expect((await other.post(path, post)).status).toBe(409);
  expect((await mine.post(path, { ...post, body: "<p>Three</p>" })).status).toBe(409);
  expect(await section("help")).toMatchObject({ topics: 1, posts: 2 });
});

test("a topic with the ID of a post is refused", async () => {
  const { id } = await start("One");
  const { id: taken } = await reply(id, "Two");
  const topic = { id: taken, section: "help", title: "Three", body: "<p>x</p>" };
  expect((await mine.post(topicsPath, topic)).status).toBe(409);
  expect(await titles()).toEqual(["One"]);
});

test("authors edit their own posts, from the version that they have seen", async () => {
  const { id } = await start("One");
  const change = (by: typeof mine, version: number, body: string) => by.patch(`${postsPath}/${id}`, { version, body });
  expect((await change(other, 1, "<p>x</p>")).status).toBe(404);
  const { body } = await change(mine, 1, "<p>Two</p>");
  expect(body).toMatchObject({ body: "<p>Two</p>", version: 2 });
  expect((body as ForumPost).editedAt).not.toBeNull();
  expect((await change(mine, 1, "<p>Three</p>")).status).toBe(409);
  expect((await change(mine, 1, "<p>Two</p>")).status).toBe(200);
  expect((await change(mine, 2, "<p></p>")).status).toBe(400);
  expect((await mine.patch(`${postsPath}/${id}`, { version: 2 })).status).toBe(400);
});

test("a deleted post keeps its number, and can be restored", async () => {
  const { id } = await start("One");
  const second = await reply(id, "Two");
  await reply(id, "Three", other);
  expect((await other.delete(`${postsPath}/${second.id}`)).status).toBe(404);
  expect((await mine.delete(`${postsPath}/${second.id}`)).status).toBe(200);
  expect((await read(`?topic=${id}`)).data[1]).toMatchObject({ number: 2, isDeleted: true, body: "" });
  expect(await section("help")).toMatchObject({ posts: 2 });
  expect((await mine.get(`${postsPath}/${second.id}`)).status).toBe(404);
  expect((await other.post(`${postsPath}/${second.id}/restore`)).status).toBe(404);
  expect((await mine.post(`${postsPath}/${second.id}/restore`)).body).toMatchObject({ body: "<p>Two</p>" });
  expect(await section("help")).toMatchObject({ posts: 3 });
});

test("spec §3: an answer is an activity of the topic's author, until it is read or deleted", async () => {
  const { id } = await start("One");
  await reply(id, "mine");
  const answer = await reply(id, "Three", other);
  const latest = async () => (await mine.get("/activities/latest.json")).body;
  const activity = {
    type: "messages",
    user: { name: "Mei Tanaka" },
    title: "{{name}} replied to your topic",
    details: { topic: "One" },
    href: `/forum-post?topic=${id}&page=1&post=3`,
    isRead: false,
  };
  expect(await latest()).toMatchObject([activity]);
  await mine.put(`${topicsPath}/${id}/read`, { number: 2 });
  expect(await latest()).toMatchObject([activity]);
  await mine.put(`${topicsPath}/${id}/read`, { number: 3 });
  expect(await latest()).toMatchObject([{ isRead: true }]);
  await other.delete(`${postsPath}/${answer.id}`);
  expect(await latest()).toEqual([]);
  await other.post(`${postsPath}/${answer.id}/restore`);
  expect(await latest()).toMatchObject([activity]);
  const marks = [{ section: "help", readAt: (await section("help"))?.latest?.createdAt ?? "" }];
  await mine.put("/forum/sections.json/read", { marks });
  expect(await latest()).toMatchObject([{ isRead: true }]);
});

test("after the last post is deleted, the one before it is the latest", async () => {
  const { id } = await start("One");
  const last = await reply(id, "Two", other);
  await other.delete(`${postsPath}/${last.id}`);
  expect((await topics()).data[0]).toMatchObject({
    lastNumber: 1,
    replies: 0,
    latest: { author: { name: "Robin Vale" } },
  });
  expect((await read(`?topic=${id}`)).data).toHaveLength(1);
  expect(await reply(id, "Three")).toMatchObject({ number: 3 });
  expect((await read(`?topic=${id}`)).data.map(({ isDeleted }) => isDeleted)).toEqual([false, true, false]);
});

test("the first post is deleted with its topic, unless there are replies", async () => {
  const { id } = await start("One");
  const answer = await reply(id, "Two", other);
  const path = `${postsPath}/${id}`;
  expect(await mine.delete(path)).toMatchObject({
    status: 409,
    body: { message: "This topic has replies, so its first post cannot be deleted" },
  });
  await other.delete(`${postsPath}/${answer.id}`);
  expect((await mine.delete(path)).status).toBe(200);
  expect(await topics()).toEqual({ data: [], total: 0 });
  expect((await mine.get(`${postsPath}?topic=${id}`)).status).toBe(404);
  expect((await other.post(`${topicsPath}/${id}/posts`, { id: randomUUID(), body: "x" })).status).toBe(404);
  expect((await other.put(`${path}/like`, { isLiked: true })).status).toBe(404);
  expect((await mine.post(`${path}/restore`)).status).toBe(200);
  expect(await titles()).toEqual(["One"]);
  expect(await section("help")).toMatchObject({ topics: 1, posts: 1 });
});

test("after a day, the text of a deleted post is removed", async () => {
  const { id } = await start("One");
  const { id: second } = await reply(id, "Two");
  await mine.delete(`${postsPath}/${second}`);
  await sql`update forum_posts set deleted_at = now() - interval '25 hours' where deleted_at is not null`.execute(db);
  await mine.delete(`${postsPath}/${(await reply(id, "Three")).id}`);
  expect((await mine.post(`${postsPath}/${second}/restore`)).status).toBe(404);
  const row = await db.selectFrom("forumPosts").select("body").where("id", "=", second).executeTakeFirst();
  expect(row?.body).toBe("");
});

test("a like counts once per user, with the name, and can be removed", async () => {
  const { id } = await start("One");
  const like = async (isLiked: boolean) => (await other.put(`${postsPath}/${id}/like`, { isLiked })).body as ForumPost;
  await like(true);
  expect(await like(true)).toMatchObject({ likes: 1, isLiked: true, likers: ["Mei Tanaka"] });
  expect((await read(`?topic=${id}`)).data[0]).toMatchObject({ likes: 1, isLiked: false });
  expect(await like(false)).toMatchObject({ likes: 0, isLiked: false, likers: [] });
});

test("numbers are without gaps if several people reply at once", async () => {
  const { id } = await start("One");
  await Promise.all(Array.from({ length: 8 }, (_, place) => reply(id, `${place}`, place % 2 === 0 ? mine : other)));
  expect((await read(`?topic=${id}`)).data.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test("writes are announced to everyone, marks to their user", async () => {
  const announced = async () => {
    const rows = await db.deleteFrom("liveChanges").returning(["topic", "userId"]).execute();
    return rows.map(({ topic, userId }) => [topic, userId === null ? "everybody" : "one"]);
  };
  const { id } = await start("One", { by: other });
  expect(await announced()).toEqual([["forum", "everybody"]]);
  await mine.put(`${topicsPath}/${id}/read`, { number: 1 });
  expect(await announced()).toEqual([["forum", "one"]]);
  await mine.put(`${topicsPath}/${id}/read`, { number: 1 });
  expect(await announced()).toEqual([]);
});

test("the activity has the latest posts and the most active people", async () => {
  const { id } = await start("One");
  await reply(id, "Two &amp; more", other);
  await reply(id, "Three", other);
  const { latest, people } = (await mine.get("/forum/activity.json")).body as ForumActivity;
  expect(latest.map(({ number, excerpt }) => [number, excerpt])).toEqual([
    [3, "Three"],
    [2, "Two & more"],
    [1, "One"],
  ]);
  expect(people.map(({ author, posts }) => [author.name, posts])).toEqual([
    ["Mei Tanaka", 2],
    ["Robin Vale", 1],
  ]);
});

test("the demo content has read and unread topics, and counts that agree with its posts", async () => {
  const seeded = await openTestDb();
  await seedIfEmpty(seeded);
  const demo = apiOf(seeded, { username: "robin.vale" });
  const sections = (await demo.get("/forum/sections.json")).body as ForumSection[];
  const sum = (part: (each: ForumSection) => number) => sections.reduce((total, each) => total + part(each), 0);
  const { total } = (await demo.get(topicsPath)).body as { total: number };
  expect(sum(({ topics: count }) => count)).toBe(total);
  expect(total).toBeGreaterThanOrEqual(44);
  expect(sum(({ unread }) => unread)).toBeGreaterThan(3);
  expect(sum(({ unread }) => unread)).toBeLessThan(18);
  const { rows } = await sql<{ posts: number; longest: number }>`
    select count(*)::int as posts, max(number) as longest from forum_posts`.execute(seeded);
  expect(sum(({ posts }) => posts)).toBe(rows[0]?.posts);
  expect(rows[0]?.posts).toBeGreaterThan(330);
  expect(rows[0]?.longest).toBeGreaterThan(60);
});

/** The plan of a statement, with indexes preferred as in a large table. */
async function planOf(statement: string) {
  return db.transaction().execute(async (transaction) => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    await sql`set local enable_sort = off`.execute(transaction);
    const { rows } = await sql<Record<string, string>>`explain ${sql.raw(statement)}`.execute(transaction);
    return rows.flatMap((row) => Object.values(row)).join("\n");
  });
}

test.each([
  ["select * from forum_topics where deleted_at is null order by latest_at desc, id limit 20", "topics_by_activity"],
  [
    "select * from forum_topics where section = 'help' and deleted_at is null order by latest_at desc, id limit 20",
    "topics_of_section",
  ],
  [
    "select * from forum_posts where topic_id = '00000000-0000-4000-8000-000000000000' and number > 20 and number <= 40 order by number",
    "number_key",
  ],
  ["select * from forum_posts where deleted_at is null order by created_at desc, id limit 5", "posts_by_date"],
])("an index answers: %s", async (statement, index) => {
  const plan = await planOf(statement);
  expect(plan).toContain(index);
  expect(plan).not.toContain("Sort");
});
