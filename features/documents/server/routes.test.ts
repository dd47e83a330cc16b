import { randomUUID } from "node:crypto";

import { beforeEach, expect, test } from "vitest";

import type { DocumentSummary, StoredDocument } from "#features/documents/contract.ts";
import { maxRichTextBytes } from "#contract/text/rich-text.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";

const path = "/documents.json";
let db: Db;
let mine: ReturnType<typeof apiOf>;
let other: ReturnType<typeof apiOf>;

beforeEach(async () => {
  db = await openTestDb();
  mine = apiOf(db, await addPerson(db, "robin"));
  other = apiOf(db, await addPerson(db, "mei"));
});

async function add(document: object = {}) {
  const { body } = await mine.post(path, { id: randomUUID(), kind: "rich", title: "Notes", ...document });
  return body as StoredDocument;
}

const titles = async (query = "") =>
  ((await mine.get(`${path}${query}`)).body as { data: DocumentSummary[] }).data.map(({ title }) => title);

test("a new document is stored under the caller's id, with its defaults", async () => {
  const document = await add({ body: "<p>One</p>" });
  expect(document).toMatchObject({ title: "Notes", body: "<p>One</p>", language: "javascript", version: 1 });
  expect((await mine.get(`${path}/${document.id}`)).body).toEqual(document);
});

test("the list has one kind or all, without bodies, the most recently changed first", async () => {
  const first = await add({ title: "first", body: "<p>long</p>" });
  await add({ title: "second" });
  await add({ kind: "code", title: "code" });
  await mine.patch(`${path}/${first.id}`, { body: "<p>longer</p>", version: 1 });
  expect(await titles("?kind=rich")).toEqual(["first", "second"]);
  expect(await titles()).toEqual(["first", "code", "second"]);
  expect(await titles("?kind=rich&page=2&size=1")).toEqual(["second"]);
  const { body } = await mine.get(`${path}?kind=code`);
  expect(body).toEqual({ total: 1, data: [expect.not.objectContaining({ body: expect.anything() as string })] });
  expect((await mine.get(`${path}?kind=poem`)).status).toBe(400);
});

test("a document sent twice is stored once, and another one with its id is rejected", async () => {
  const document = { id: randomUUID(), kind: "page", title: "x", body: "<p>a<br></p><script>b</script>" };
  const first = await mine.post(path, document);
  expect(await mine.post(path, document)).toMatchObject({ status: 200, body: first.body as object });
  expect((await mine.post(path, { ...document, title: "y" })).status).toBe(409);
  expect((await other.post(path, document)).status).toBe(409);
  expect(await titles()).toEqual(["x"]);
});

test("changes of different fields based on the same version are applied, those of the same field conflict", async () => {
  const { id } = await add();
  await mine.patch(`${path}/${id}`, { title: "Theirs", version: 1 });
  const merged = await mine.patch(`${path}/${id}`, { body: "<p>Mine</p>", version: 1 });
  expect(merged.body).toMatchObject({ title: "Theirs", body: "<p>Mine</p>", version: 3 });
  expect(await mine.patch(`${path}/${id}`, { title: "Mine", version: 1 })).toMatchObject({
    status: 409,
    body: { code: "conflict" },
  });
  expect((await mine.get(`${path}/${id}`)).body).toEqual(merged.body);
});

test("the same change twice is one version", async () => {
  const { id } = await add();
  const change = { body: "<p>a<br></p>", version: 1 };
  const first = await mine.patch(`${path}/${id}`, change);
  expect(await mine.patch(`${path}/${id}`, change)).toMatchObject({ status: 200, body: first.body as object });
});

test.each(["rich", "page"])("a %s document is sanitized when it is added, changed, and read", async (kind) => {
  const attack = `<p onclick="x()">a</p><img src="x" onerror="y()"><script>z()</script>`;
  const { id, body } = await add({ kind, body: attack });
  expect(body).toBe("<p>a</p>");
  const changed = await mine.patch(`${path}/${id}`, { body: `${attack}<p>b</p>`, version: 1 });
  expect((changed.body as StoredDocument).body).toBe("<p>a</p><p>b</p>");
  const stored = await db.selectFrom("documents").select("body").where("id", "=", id).executeTakeFirstOrThrow();
  expect(stored.body).toBe("<p>a</p><p>b</p>");
  // As an older version of the rules might have left it.
  await db.updateTable("documents").set({ body: attack }).where("id", "=", id).execute();
  expect((await mine.get(`${path}/${id}`)).body).toMatchObject({ body: "<p>a</p>" });
});

test.each(["markdown", "code"])("a %s document is plain text and stays as it is", async (kind) => {
  const body = `<script>alert("a")</script>\n  if (a < b) {\n\tc &amp; d\n}\n`;
  const { id } = await add({ kind, body });
  expect((await mine.get(`${path}/${id}`)).body).toMatchObject({ body });
});

test.each([
  ["a title of 201 characters", { title: "x".repeat(201) }, "title"],
  ["a title of two lines", { title: "a\nb" }, "title"],
  ["a body of more than 800 KB", { body: "x".repeat(maxRichTextBytes + 1) }, "body"],
  ["a body of fewer characters, but more than 800 KB", { body: "文".repeat(maxRichTextBytes / 3 + 1) }, "body"],
  ["an unknown kind", { kind: "poem" }, "kind"],
  ["an unknown language", { kind: "code", language: "cobol" }, "language"],
])("%s is rejected with the name of the field", async (_, part, field) => {
  const answer = await mine.post(path, { id: randomUUID(), kind: "markdown", ...part });
  expect([answer.status, Object.keys((answer.body as { fields: object }).fields)]).toEqual([400, [field]]);
});

test("a body of 800 KB is stored", async () => {
  const body = `<p>${"文".repeat(Math.floor((maxRichTextBytes - 7) / 3))}</p>`;
  expect(await add({ kind: "page", body })).toMatchObject({ body });
});

test("a deleted document is restored with its latest change", async () => {
  const { id } = await add();
  const changed = await mine.patch(`${path}/${id}`, { title: "New words", version: 1 });
  expect((await mine.delete(`${path}/${id}`)).status).toBe(200);
  expect((await mine.delete(`${path}/${id}`)).status).toBe(404);
  expect((await mine.get(`${path}/${id}`)).status).toBe(404);
  expect((await mine.patch(`${path}/${id}`, { title: "x", version: 2 })).status).toBe(404);
  expect(await titles()).toEqual([]);
  expect((await mine.post(`${path}/${id}/restore`)).body).toEqual(changed.body);
});

test("a user cannot list, read, change, delete or restore another user's documents", async () => {
  const { id } = await add();
  expect((await other.get(path)).body).toEqual({ data: [], total: 0 });
  expect((await other.get(`${path}/${id}`)).status).toBe(404);
  expect((await other.patch(`${path}/${id}`, { title: "theirs", version: 1 })).status).toBe(404);
  expect((await other.delete(`${path}/${id}`)).status).toBe(404);
  expect((await other.post(`${path}/${id}/restore`)).status).toBe(404);
  expect(await titles()).toEqual(["Notes"]);
});

test("other windows are told of every change", async () => {
  const { id } = await add();
  await mine.patch(`${path}/${id}`, { title: "y", version: 1 });
  await mine.delete(`${path}/${id}`);
  await mine.post(`${path}/${id}/restore`);
  const changes = await db.selectFrom("liveChanges").select("topic").where("topic", "=", "documents").execute();
  expect(changes).toHaveLength(4);
});
