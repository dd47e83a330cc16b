import { beforeEach, expect, test } from "vitest";

import { screens } from "#contract/screens.ts";
import { searchKinds } from "#contract/search.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { features } from "#server/features.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";

let db: Db;
let mine: ReturnType<typeof apiOf>;
let others: ReturnType<typeof apiOf>;
let ids: string[];

beforeEach(async () => {
  db = await openTestDb();
  const robin = await addPerson(db, "robin");
  mine = apiOf(db, robin);
  others = apiOf(db, await addPerson(db, "mei"));
  const message = { userId: robin.id, folder: "inbox", body: "", fromName: "Ana Ruiz", fromEmail: "ana@example.org" };
  const rows = await db
    .insertInto("messages")
    .values([
      { ...message, subject: "Blank forms", bodyText: "They are in the drawer.", sentAt: "2026-01-01T00:00:00Z" },
      { ...message, subject: "Blank cheque", folder: "archive", sentAt: "2026-01-03T00:00:00Z" },
      { ...message, subject: "100% sure", sentAt: "2026-01-02T00:00:00Z" },
    ])
    .returning("id")
    .execute();
  ids = rows.map(({ id }) => id);
});

const empty = Object.fromEntries(searchKinds.map((kind) => [kind, 0]));

const path = (query: Record<string, string>) => `/search.json?${new URLSearchParams(query).toString()}`;

test("screens come first, then messages, newest first, each hit with its link", async () => {
  const { body } = await mine.get(path({ q: "blank" }));
  expect(body).toEqual({
    totals: { ...empty, screens: 1, messages: 2 },
    data: [
      { kind: "screens", title: "Blank", text: "", href: "/blank", icon: "file" },
      {
        kind: "messages",
        title: "Blank cheque",
        text: "Ana Ruiz",
        href: `/inbox/archive/detail/${ids[1]}`,
        date: "2026-01-03T00:00:00.000Z",
      },
      {
        kind: "messages",
        title: "Blank forms",
        text: "Ana Ruiz: They are in the drawer.",
        href: `/inbox/inbox/detail/${ids[0]}`,
        date: "2026-01-01T00:00:00.000Z",
      },
    ],
  });
});

test("the text of a hit is not cut inside a word", async () => {
  const text = `${"Paper ".repeat(19)}cardboard and string`;
  await db.updateTable("messages").set({ bodyText: text }).where("subject", "=", "Blank forms").execute();
  const { body } = await mine.get(path({ q: "forms", kind: "messages" }));
  // The 120th character is inside "cardboard".
  expect(body.data[0].text).toBe(`Ana Ruiz: ${"Paper ".repeat(19).trimEnd()}…`);
});

test("a single kind is paged, and the totals cover all kinds", async () => {
  const page = async (number: number) => mine.get(path({ q: "blank", kind: "messages", size: "1", page: `${number}` }));
  const found = [await page(1), await page(2), await page(3)].map(({ body }) => body);
  expect(found.map(({ data }) => data.map(({ title }: { title: string }) => title))).toEqual([
    ["Blank cheque"],
    ["Blank forms"],
    [],
  ]);
  expect(found.map(({ totals }) => totals)).toEqual(
    Array.from({ length: 3 }, () => ({ ...empty, screens: 1, messages: 2 })),
  );
  expect((await mine.get(path({ q: "blank", kind: "screens" }))).body.data).toHaveLength(1);
});

test("every screen that has a link is found by its title", async () => {
  for (const { title, path: route, href = route } of screens.filter(
    (screen) => !(screen.href ?? screen.path).includes("$"),
  )) {
    const { body } = await mine.get(path({ q: title, kind: "screens" }));
    expect(body.data.map((hit: { href: string }) => hit.href)).toContain(href);
  }
});

test("todos, events and projects are found with their links, private rows only by their owner", async () => {
  const { id: userId } = await db
    .selectFrom("users")
    .select("id")
    .where("username", "=", "robin")
    .executeTakeFirstOrThrow();
  const appearance = {
    userId,
    icon: "info",
    className: "blue",
    startsAt: "2026-02-03T09:00:00Z",
    endsAt: "2026-02-03T10:00:00Z",
  };
  await db
    .insertInto("todos")
    .values([
      { id: crypto.randomUUID(), userId, title: "Dust the zither", state: "Critical", rank: 1 },
      { id: crypto.randomUUID(), userId, title: "Zither, gone", state: "Critical", rank: 2, deletedAt: new Date() },
    ])
    .execute();
  await db
    .insertInto("events")
    .values({
      id: crypto.randomUUID(),
      title: "Concert",
      description: "Bring the zither",
      allDay: false,
      ...appearance,
    })
    .execute();
  await db.insertInto("projects").values({ title: "A & B", comment: "Zither for the hall" }).execute();
  const { body } = await mine.get(path({ q: "ZITHER" }));
  expect(body.totals).toEqual({ ...empty, todos: 1, events: 1, projects: 1 });
  expect(body.data.map(({ kind, title, href }: Record<string, string>) => [kind, title, href])).toEqual([
    ["events", "Concert", "/calendar?date=2026-02-03"],
    ["todos", "Dust the zither", "/widgets"],
    ["projects", "A & B", "/projects?name=A%20%26%20B"],
  ]);
  // Private rows are found only by their owner, shared rows by all users.
  expect((await others.get(path({ q: "zither" }))).body.totals).toEqual({ ...empty, projects: 1 });
  const page = await mine.get(path({ q: "zither", kind: "todos", page: "2", size: "1" }));
  expect([page.status, page.body.data]).toEqual([200, []]);
});

test("each kind of hit has exactly one search", () => {
  const kinds = features.flatMap(({ search = [] }) => search).map(({ kind }) => kind);
  expect(["screens", ...kinds].toSorted()).toEqual(searchKinds.toSorted());
});

test("another user's messages are not found", async () => {
  expect((await others.get(path({ q: "blank" }))).body.totals).toEqual({ ...empty, screens: 1 });
});

test("an empty search finds nothing, and an unknown language is ignored", async () => {
  expect((await mine.get(path({ q: "  " }))).body).toEqual({ data: [], totals: empty });
  expect((await mine.get(path({ q: "blank", lang: "xx" }))).body.totals.screens).toBe(1);
});

test.each([
  ["%", 1],
  ["100%", 1],
  ["_", 0],
  ["'", 0],
  ["\\", 0],
  ["an", 3],
])("%s is taken literally", async (q, messages) => {
  const { status, body } = await mine.get(path({ q, kind: "messages" }));
  expect([status, body.totals.messages]).toEqual([200, messages]);
});

test.each<[string, Record<string, string>]>([
  ["no query", {}],
  ["a query of 201 characters", { q: "a".repeat(201) }],
  ["a query with a NUL", { q: "a\0" }],
  ["an unknown kind", { q: "a", kind: "people" }],
  ["page 0", { q: "a", page: "0" }],
  ["a size of 1001", { q: "a", size: "1001" }],
])("%s is rejected", async (_, query) => {
  const answer = await mine.get(path(query));
  expect([answer.status, answer.body]).toMatchObject([400, { code: "invalid_input" }]);
});
