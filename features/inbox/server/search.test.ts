import { beforeEach, expect, test } from "vitest";

import { searchKinds } from "#contract/search.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
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

test("another user's messages are not found", async () => {
  expect((await others.get(path({ q: "blank" }))).body.totals).toEqual({ ...empty, screens: 1 });
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
