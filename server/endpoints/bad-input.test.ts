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
  "/timeline.json?before=0000-12-31T23:59:59.999Z",
  `/timeline.json?before=2026-11-20T10:00:00.${"1".repeat(300)}Z`,
  "/timeline.json?before=infinity",
  "/audit.json?happenedAt=0000-01-01..",
  "/audit.json?happenedAt=2026-02-30..",
  "/timeline.json?last=%00",
  `/search.json?q=${"x".repeat(201)}`,
])("a parameter that the database cannot read is rejected: %s", async (path) => {
  expect(await ask("GET", path)).toMatchObject({ status: 400, code: "invalid_input" });
});

test.each([
  ["20,000 arrays", "[".repeat(20_000) + "]".repeat(20_000)],
  ["20,000 objects", '{"a":'.repeat(20_000) + "1" + "}".repeat(20_000)],
  ["unclosed arrays", "[".repeat(20_000)],
])("a deeply nested body is rejected: %s", async (_, body) => {
  expect(await ask("PATCH", "/profile.json", body)).toMatchObject({ status: 400, code: "invalid_input" });
});

test("an error response stays small, however many values are invalid", async () => {
  const body = JSON.stringify({ ids: Array.from({ length: 15_000 }, () => 1), change: { isRead: true } });
  const { status, answer } = await ask("PATCH", "/activities/activity-tasks.json", body);
  expect(status).toBe(400);
  expect(JSON.stringify(answer).length).toBeLessThan(10_000);
});

test("a lone surrogate is stored as the replacement character, in text and JSON columns", async () => {
  const change = JSON.stringify({ about: "cut \uD83D", version: 1 });
  expect(await ask("PATCH", "/profile.json", change)).toMatchObject({ status: 200, answer: { about: "cut \uFFFD" } });
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
  expect((await ask("GET", "/search.json?q=a&page=1&page=2&__proto__=x&constructor=y")).status).toBe(200);
  const body = '{"__proto__":{"isRead":true},"constructor":{"prototype":{"isRead":true}}}';
  const { status } = await ask("PATCH", "/activities/activity-tasks.json", body);
  expect([status, "isRead" in {}]).toEqual([400, false]);
});
