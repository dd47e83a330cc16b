import { beforeAll, expect, test } from "vitest";

import { createApp } from "#server/app.ts";
import type { Db } from "#server/db/client.ts";
import { demoUsername } from "#server/db/seed/people.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson } from "#server/lib/testing.ts";

let db: Db;

beforeAll(async () => {
  db = await openTestDb();
  await addPerson(db, demoUsername);
});

async function ask(method: string, path: string, body?: string) {
  const headers = { "content-type": "application/json" };
  const response = await createApp({ db }).request(path, { method, headers, ...(body !== undefined && { body }) });
  const answer = (await response.json()) as { code?: string; fields?: Record<string, string> };
  return { status: response.status, code: answer.code, fields: answer.fields, answer };
}

test.each([
  "/posts.json?before=0000-01-01T00:00:00Z",
  "/timeline.json?before=0000-12-31T23:59:59.999Z",
  `/posts.json?before=2026-11-20T10:00:00.${"1".repeat(300)}Z`,
  `/timeline.json?before=2026-11-20T10:00:00.${"1".repeat(300)}Z`,
  "/timeline.json?before=infinity",
  "/tables/datatables.standard.json?date=0000-01-01..",
  "/tables/datatables.standard.json?date=2026-02-30..",
  "/tables/datatables.standard.json?id=NaN..",
  "/tables/datatables.standard.json?id=99999999999999999999..",
  "/events.json?start=0000-01-01T00:00:00Z",
  "/posts.json?last=%00",
  `/messages.json?q=${"x".repeat(201)}`,
])("a parameter that the database cannot read is rejected: %s", async (path) => {
  expect(await ask("GET", path)).toMatchObject({ status: 400, code: "invalid_input" });
});

test.each([
  ["20,000 arrays", "[".repeat(20_000) + "]".repeat(20_000)],
  ["20,000 objects", '{"a":'.repeat(20_000) + "1" + "}".repeat(20_000)],
  ["unclosed arrays", "[".repeat(20_000)],
])("a deeply nested body is rejected: %s", async (_, body) => {
  expect(await ask("POST", "/todos.json", body)).toMatchObject({ status: 400, code: "invalid_input" });
});

test("an error response stays small, however many values are invalid", async () => {
  const body = JSON.stringify({ labels: Array.from({ length: 15_000 }, () => 1) });
  const { status, answer } = await ask("PATCH", `/messages.json/${crypto.randomUUID()}`, body);
  expect(status).toBe(400);
  expect(JSON.stringify(answer).length).toBeLessThan(10_000);
});

test("a lone surrogate is stored as the replacement character, in text and JSON columns", async () => {
  const _id = crypto.randomUUID();
  const todo = await ask("POST", "/todos.json", JSON.stringify({ _id, title: "cut \uD83D" }));
  expect(todo).toMatchObject({ status: 200, answer: { title: "cut \uFFFD" } });
  // Repeating a request returns the same todo without a conflict.
  expect((await ask("POST", "/todos.json", JSON.stringify({ _id, title: "cut \uD83D" }))).status).toBe(200);
  const layout = Object.fromEntries(
    "fixedHeader fixedNavigation fixedRibbon fixedPageFooter container rightToLeft menuOnTop colorblindFriendly minified hiddenMenu"
      .split(" ")
      .map((name) => [name, false]),
  );
  const preferences = {
    layout: { ...layout, skin: "smart-style-0" },
    widgets: { home: { columns: [], changes: { one: { title: "cut \uD83D" } } } },
    changedAt: "2026-11-20T10:00:00.000Z",
  };
  expect(await ask("PUT", "/preferences.json", JSON.stringify(preferences))).toMatchObject({
    status: 200,
    answer: { widgets: { home: { changes: { one: { title: "cut \uFFFD" } } } } },
  });
});

test("repeated parameters and prototype names in the query are accepted, and a body cannot pollute prototypes", async () => {
  expect((await ask("GET", "/messages.json?page=1&page=2&__proto__=x&constructor=y")).status).toBe(200);
  const body = '{"__proto__":{"isLiked":true},"constructor":{"prototype":{"isLiked":true}}}';
  const { status } = await ask("PUT", `/posts.json/${crypto.randomUUID()}/like`, body);
  expect([status, "isLiked" in {}]).toEqual([400, false]);
});
