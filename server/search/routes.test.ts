import { beforeEach, expect, test } from "vitest";

import { screens } from "#contract/screens/screens.ts";
import { searchKinds } from "#contract/search.ts";
import { openTestDb } from "#server/db/testing.ts";
import { features } from "#server/features.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";

let mine: ReturnType<typeof apiOf>;

beforeEach(async () => {
  const db = await openTestDb();
  mine = apiOf(db, await addPerson(db, "robin"));
});

const empty = Object.fromEntries(searchKinds.map((kind) => [kind, 0]));

const path = (query: Record<string, string>) => `/search.json?${new URLSearchParams(query).toString()}`;

test("screens are found with their links, and the totals cover all kinds", async () => {
  const blank = { kind: "screens", title: "Blank", text: "", href: "/blank", icon: "file" };
  for (const kind of ["", "screens"]) {
    const { body } = await mine.get(path({ q: "blank", ...(kind && { kind }) }));
    expect(body).toEqual({ totals: { ...empty, screens: 1 }, data: [blank] });
  }
});

test("every screen that has a link is found by its title", async () => {
  for (const { title, path: route, href = route } of screens.filter(
    (screen) => !(screen.href ?? screen.path).includes("$"),
  )) {
    const { body } = await mine.get(path({ q: title, kind: "screens" }));
    expect(body.data.map((hit: { href: string }) => hit.href)).toContain(href);
  }
});

test("each kind of hit has exactly one search", () => {
  const kinds = features.flatMap(({ search = [] }) => search).map(({ kind }) => kind);
  expect(["screens", ...kinds].toSorted()).toEqual(searchKinds.toSorted());
});

test("an empty search finds nothing, and an unknown language is ignored", async () => {
  expect((await mine.get(path({ q: "  " }))).body).toEqual({ data: [], totals: empty });
  expect((await mine.get(path({ q: "blank", lang: "xx" }))).body.totals.screens).toBe(1);
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
