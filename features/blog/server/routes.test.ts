import { randomUUID } from "node:crypto";

import { beforeEach, expect, test } from "vitest";

import type { BlogPost, BlogPostRow } from "#features/blog/contract.ts";
import { createApp } from "#server/app.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";

const path = "/blog/posts.json";
let db: Db;
let mine: ReturnType<typeof apiOf>;
let other: ReturnType<typeof apiOf>;

beforeEach(async () => {
  db = await openTestDb();
  mine = apiOf(db, await addPerson(db, "robin"));
  other = apiOf(db, await addPerson(db, "mei"));
});

const fields = { title: "Title", summary: "", tags: ["office"], body: "<p>Some text</p>" };

const draft = async (part: object = {}) =>
  (await mine.post(path, { id: randomUUID(), ...fields, ...part })).body as BlogPost;

const publish = (id: string, isPublished = true) => mine.put(`${path}/${id}/published`, { isPublished });

async function post(part: object = {}) {
  const { id } = await draft(part);
  return (await publish(id)).body as BlogPost;
}

const rows = async (query = "", api = mine) =>
  (await api.get(`${path}${query}`)).body as { data: BlogPostRow[]; total: number };
const titles = async (query = "", api = mine) => (await rows(query, api)).data.map(({ title }) => title);
const draftTitles = async (api = mine) =>
  ((await api.get("/blog/drafts.json")).body as { data: BlogPostRow[] }).data.map(({ title }) => title);

test("a new post is a draft that only its author sees", async () => {
  const added = await draft();
  expect(added).toMatchObject({
    ...fields,
    isPublished: false,
    publishedAt: null,
    isMine: true,
    version: 1,
    readingTime: 1,
  });
  expect((await mine.get(`${path}/${added.id}`)).body).toEqual(added);
  expect((await other.get(`${path}/${added.id}`)).status).toBe(404);
  expect([await titles(), await draftTitles(), await draftTitles(other)]).toEqual([[], ["Title"], []]);
});

test("a published post is everybody's to read, and a draft again once it is unpublished", async () => {
  const { id, publishedAt } = await post();
  expect((await other.get(`${path}/${id}`)).body).toMatchObject({ id, isMine: false, author: { username: "robin" } });
  expect([await titles("", other), await draftTitles()]).toEqual([["Title"], []]);
  expect((await publish(id, false)).body).toMatchObject({ isPublished: false, publishedAt });
  expect([await titles(), await draftTitles()]).toEqual([[], ["Title"]]);
  expect((await other.get(`${path}/${id}`)).status).toBe(404);
  expect((await publish(id)).body).toMatchObject({ isPublished: true, publishedAt });
});

test("a post without text is not published", async () => {
  const { id } = await draft({ body: "<p></p><script>x</script>" });
  expect(await publish(id)).toMatchObject({
    status: 400,
    body: { code: "invalid_input", fields: { body: expect.anything() as string } },
  });
  expect(await draftTitles()).toEqual(["Title"]);
});

test("posts are listed newest first, in pages", async () => {
  for (const title of ["first", "second", "third"]) await post({ title });
  expect(await titles()).toEqual(["third", "second", "first"]);
  expect(await titles("?page=2&size=2")).toEqual(["first"]);
  expect((await rows("?size=2")).total).toBe(3);
  expect((await mine.get(`${path}?size=1001`)).status).toBe(400);
});

test("a search finds posts by every word of their titles, summaries and texts", async () => {
  await post({ title: "Zürich office", body: "<p>Forty <b>boxes</b> of paper</p>" });
  await post({ title: "Prices", summary: "A list of 100% round numbers" });
  await draft({ title: "Zurich, unfinished" });
  expect(await titles("?q=zurich%20BOXES")).toEqual(["Zürich office"]);
  expect(await titles(`?q=${encodeURIComponent("100%")}`)).toEqual(["Prices"]);
  expect(await titles("?q=list%20boxes")).toEqual([]);
  expect(await titles("?q=%20")).toEqual(["Prices", "Zürich office"]);
});

test("tags are lower case and unique, filter the list, and are counted", async () => {
  expect(await post({ title: "one", tags: [" Office ", "office", "Tools"] })).toMatchObject({
    tags: ["office", "tools"],
  });
  await post({ title: "two" });
  await draft({ tags: ["secret"] });
  expect([await titles("?tag=Tools"), await titles("?tag=secret"), await titles("?tag=off")]).toEqual([
    ["one"],
    [],
    [],
  ]);
  expect((await mine.get("/blog/tags.json")).body).toEqual([
    { tag: "office", count: 2 },
    { tag: "tools", count: 1 },
  ]);
});

test("line breaks in a summary become spaces", async () => {
  expect(await draft({ summary: " one\n\ntwo " })).toMatchObject({ summary: "one two" });
});

test("a list shows the summary, or the beginning of the text up to a word", async () => {
  await post({ title: "short", summary: "In short" });
  await post({ title: "long", body: `<h2>Start</h2><p>${"word ".repeat(700)}</p>` });
  const { data } = await rows();
  expect(data.map(({ excerpt, readingTime }) => [excerpt.slice(-5), excerpt.length < 230, readingTime])).toEqual([
    ["word…", true, 4],
    ["short", true, 1],
  ]);
});

test("the same post sent twice is stored once, and another one with its id is rejected", async () => {
  const body = { id: randomUUID(), ...fields, body: "<h1>a</h1><script>b</script>" };
  const first = await mine.post(path, body);
  expect(await mine.post(path, body)).toMatchObject({ status: 200, body: first.body as object });
  expect((await mine.post(path, { ...body, tags: ["else"] })).status).toBe(409);
  expect((await other.post(path, body)).status).toBe(409);
});

test("HTML is sanitized when it is stored and when it is read", async () => {
  const attack = `<p onclick="x()">a</p><img src="x" onerror="y()"><script>z()</script><h1>b</h1>`;
  const { id, body } = await draft({ body: attack });
  expect(body).toBe("<p>a</p><h2>b</h2>");
  await db.updateTable("blogPosts").set({ body: attack }).where("id", "=", id).execute();
  expect((await mine.get(`${path}/${id}`)).body).toMatchObject({ body });
});

test("changes of different fields based on the same version are applied, those of the same field conflict", async () => {
  const { id } = await post();
  await mine.patch(`${path}/${id}`, { title: "Theirs", version: 1 });
  const merged = await mine.patch(`${path}/${id}`, { body: "<p>Mine</p>", tags: ["a", "b"], version: 1 });
  expect(merged.body).toMatchObject({ title: "Theirs", body: "<p>Mine</p>", tags: ["a", "b"], version: 3 });
  expect(await mine.patch(`${path}/${id}`, { tags: ["c"], version: 2 })).toMatchObject({
    status: 409,
    body: { code: "conflict" },
  });
  expect((await mine.patch(`${path}/${id}`, { tags: ["a", "b"], version: 2 })).body).toEqual(merged.body);
  expect(await titles("?q=mine")).toEqual(["Theirs"]);
});

test("others cannot change, publish, delete or restore a post", async () => {
  const { id } = await post();
  expect((await other.patch(`${path}/${id}`, { title: "x", version: 1 })).status).toBe(404);
  expect((await other.put(`${path}/${id}/published`, { isPublished: false })).status).toBe(404);
  expect((await other.delete(`${path}/${id}`)).status).toBe(404);
  expect((await other.post(`${path}/${id}/restore`)).status).toBe(404);
  expect(await titles()).toEqual(["Title"]);
});

test("a deleted post is restored with its comments", async () => {
  const published = await post();
  await other.post(`${path}/${published.id}/comments`, { id: randomUUID(), ...comment });
  expect((await mine.delete(`${path}/${published.id}`)).status).toBe(200);
  expect((await mine.delete(`${path}/${published.id}`)).status).toBe(404);
  expect((await mine.get(`${path}/${published.id}`)).status).toBe(404);
  expect([await titles(), (await mine.get("/blog/comments.json")).body]).toEqual([[], []]);
  expect((await mine.post(`${path}/${published.id}/restore`)).body).toEqual({ ...published, commentCount: 1 });
});

test.each([
  ["no title", { title: " " }, "title"],
  ["a title of two lines", { title: "a\nb" }, "title"],
  ["a title of 151 characters", { title: "x".repeat(151) }, "title"],
  ["a summary of 401 characters", { summary: "x".repeat(401) }, "summary"],
  ["nine tags", { tags: "abcdefghi".split("") }, "tags"],
  ["a long tag", { tags: ["x".repeat(31)] }, "tags.0"],
  ["a body of more than 200,000 characters", { body: "x".repeat(200_001) }, "body"],
])("a post with %s is rejected with the name of the field", async (_, part, field) => {
  const answer = await mine.post(path, { id: randomUUID(), ...fields, ...part });
  expect([answer.status, Object.keys((answer.body as { fields: object }).fields)]).toEqual([400, [field]]);
});

const comment = { name: "Robin", email: "robin@home.example", url: "https://home.example/", comment: "Well said" };

test("a comment appears with its post, newest first, without its e-mail address", async () => {
  const { id } = await post();
  const added = await other.post(`${path}/${id}/comments`, { id: randomUUID(), ...comment });
  const { email, ...shown } = comment;
  expect(added.body).toMatchObject({ ...shown, isMine: true });
  await mine.post(`${path}/${id}/comments`, { id: randomUUID(), ...comment, url: "", comment: "Thanks" });
  const list = await mine.get(`${path}/${id}/comments`);
  expect(list.body).toMatchObject({
    total: 2,
    data: [
      { comment: "Thanks", url: "", isMine: true },
      { comment: "Well said", isMine: false },
    ],
  });
  const recent = await mine.get("/blog/comments.json");
  expect(recent.body).toMatchObject([{ excerpt: "Thanks", post: { id, title: "Title" } }, { excerpt: "Well said" }]);
  const stored = await db.selectFrom("blogComments").select("email").execute();
  expect(stored).toEqual([{ email }, { email }]);
  for (const { body } of [added, list, recent]) expect(JSON.stringify(body)).not.toContain(email);
  expect((await rows()).data[0]).toMatchObject({ commentCount: 2 });
});

test.each([
  ["no name", { name: " " }, { name: "Please enter your name" }],
  ["no e-mail address", { email: "" }, { email: "Please enter your email address" }],
  ["an invalid e-mail address", { email: "robin@" }, { email: "Please enter a valid email address" }],
  ["an invalid URL", { url: "home" }, { url: "Please enter a valid URL" }],
  ["a URL with a script", { url: "javascript:alert(1)" }, { url: "Please enter a valid URL" }],
  ["no comment", { comment: "" }, { comment: "Please enter your comment" }],
])("spec §5: a comment with %s is rejected", async (_, part, errors) => {
  const { id } = await post();
  expect(await other.post(`${path}/${id}/comments`, { id: randomUUID(), ...comment, ...part })).toMatchObject({
    status: 400,
    body: { fields: errors },
  });
});

test("only published posts are commented on, and the same comment is stored once", async () => {
  const { id } = await draft();
  const body = { id: randomUUID(), ...comment };
  expect((await mine.post(`${path}/${id}/comments`, body)).status).toBe(404);
  await publish(id);
  const first = await other.post(`${path}/${id}/comments`, body);
  expect(await other.post(`${path}/${id}/comments`, body)).toMatchObject({ status: 200, body: first.body as object });
  expect((await other.post(`${path}/${id}/comments`, { ...body, name: "Else" })).status).toBe(409);
  expect((await mine.post(`${path}/${id}/comments`, body)).status).toBe(409);
});

test("one's own comment is deleted and restored, and nobody else's", async () => {
  const { id } = await post();
  const body = { id: randomUUID(), ...comment };
  await other.post(`${path}/${id}/comments`, body);
  expect((await mine.delete(`/blog/comments.json/${body.id}`)).status).toBe(404);
  expect((await other.delete(`/blog/comments.json/${body.id}`)).status).toBe(200);
  expect((await mine.get(`${path}/${id}/comments`)).body).toEqual({ data: [], total: 0 });
  expect((await mine.post(`/blog/comments.json/${body.id}/restore`)).status).toBe(404);
  expect((await other.post(`/blog/comments.json/${body.id}/restore`)).body).toMatchObject({ comment: "Well said" });
});

test("spec §3: a comment is an activity of the post's author, until the comment or the post is deleted", async () => {
  const { id } = await post();
  const body = { id: randomUUID(), ...comment };
  await other.post(`${path}/${id}/comments`, body);
  await other.post(`${path}/${id}/comments`, body);
  await mine.post(`${path}/${id}/comments`, { id: randomUUID(), ...comment });
  const latest = async () => (await mine.get("/activities/latest.json")).body;
  const activity = {
    type: "messages",
    user: { name: "mei" },
    title: "{{name}} commented on your post",
    details: { comment: "Well said" },
    href: `/blog/${id}`,
  };
  expect(await latest()).toMatchObject([activity]);
  await other.delete(`/blog/comments.json/${body.id}`);
  expect(await latest()).toEqual([]);
  await other.post(`/blog/comments.json/${body.id}/restore`);
  expect(await latest()).toMatchObject([activity]);
  await mine.delete(`${path}/${id}`);
  expect(await latest()).toEqual([]);
});

test("the comments of an unpublished post are hidden from others", async () => {
  const { id } = await post();
  await other.post(`${path}/${id}/comments`, { id: randomUUID(), ...comment });
  await publish(id, false);
  expect((await other.get(`${path}/${id}/comments`)).status).toBe(404);
  expect((await other.get("/blog/comments.json")).body).toEqual([]);
  expect((await mine.get(`${path}/${id}/comments`)).body).toMatchObject({ total: 1 });
});

test("the feed has the published posts with absolute links, and requires a session", async () => {
  const { id } = await post({ title: "Q&A", summary: "<b>" });
  await draft({ title: "Not yet" });
  const feedOf = (demoUsername: string | undefined) => createApp({ db, demoUsername }).request("/blog/feed.xml");
  const response = await feedOf("mei");
  const xml = await response.text();
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "application/rss+xml; charset=utf-8"]);
  expect(xml).toContain("<title>Q&amp;A</title>");
  expect(xml).toContain(`<link>http://localhost/#/blog/${id}</link>`);
  expect(xml).toContain("<description>&lt;b&gt;</description>");
  expect(xml).not.toContain("Not yet");
  expect((await feedOf(undefined)).status).toBe(401);
});

test("other windows are told of every change, and of drafts only those of the author", async () => {
  const { id } = await draft();
  await mine.patch(`${path}/${id}`, { title: "New", version: 1 });
  await publish(id);
  await other.post(`${path}/${id}/comments`, { id: randomUUID(), ...comment });
  const changes = await db
    .selectFrom("liveChanges")
    .select("userId")
    .where("topic", "=", "blog")
    .orderBy("id")
    .execute();
  const [draftAdded, draftChanged, ...everybodys] = changes.map(({ userId }) => userId !== null);
  expect([draftAdded, draftChanged, everybodys]).toEqual([true, true, [false, false]]);
});
