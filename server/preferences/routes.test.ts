import { beforeEach, expect, test } from "vitest";

import { modeChoices } from "#contract/layout.ts";
import type { Preferences } from "#contract/account/preferences.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";

const at = (
  changedAt: string,
  skin: Preferences["layout"]["skin"] = "smart-style-0",
  language = "de",
): Preferences => ({
  layout: {
    fixedHeader: true,
    fixedNavigation: true,
    fixedRibbon: false,
    fixedPageFooter: false,
    container: false,
    rightToLeft: false,
    menuOnTop: false,
    colorblindFriendly: true,
    minified: false,
    hiddenMenu: false,
    skin,
  },
  language,
  changedAt,
});

const path = "/preferences.json";
let db: Db;
let mine: ReturnType<typeof apiOf>;
let others: ReturnType<typeof apiOf>;

beforeEach(async () => {
  db = await openTestDb();
  mine = apiOf(db, await addPerson(db, "robin"));
  others = apiOf(db, await addPerson(db, "mei"));
});

test("an account has no preferences before they are stored and after they are cleared", async () => {
  expect((await mine.get(path)).body).toBeNull();
  const kept = at("2026-01-02T03:04:05.678Z");
  expect((await mine.put(path, kept)).body).toEqual(kept);
  expect((await mine.get(path)).body).toEqual(kept);
  expect((await mine.delete(path)).status).toBe(200);
  expect((await mine.get(path)).body).toBeNull();
});

test("each user has their own preferences", async () => {
  await mine.put(path, at("2026-01-02T00:00:00.000Z"));
  expect((await others.get(path)).body).toBeNull();
  await others.put(path, at("2026-01-03T00:00:00.000Z", "smart-style-3"));
  await others.delete(path);
  expect((await mine.get(path)).body).toMatchObject({ layout: { skin: "smart-style-0" } });
});

test("the newest change wins, and an older one is answered with the stored preferences", async () => {
  const newer = at("2026-01-02T00:00:00.000Z", "smart-style-2");
  await mine.put(path, newer);
  expect((await mine.put(path, at("2026-01-01T00:00:00.000Z", "smart-style-5", "fr"))).body).toEqual(newer);
  expect((await mine.get(path)).body).toEqual(newer);
  const newest = at("2026-01-03T00:00:00.000Z", "smart-style-6", "ja");
  expect((await mine.put(path, newest)).body).toEqual(newest);
});

test("a newer change without a language removes the language", async () => {
  await mine.put(path, at("2026-01-01T00:00:00.000Z"));
  const { language: _, ...without } = at("2026-01-02T00:00:00.000Z");
  expect((await mine.put(path, without)).body).toEqual(without);
});

test("the newest of many concurrent changes is kept", async () => {
  const days = Array.from({ length: 20 }, (_, day) => `2026-02-${String(day + 1).padStart(2, "0")}T00:00:00.000Z`);
  await Promise.all(days.map((day) => mine.put(path, at(day))));
  expect((await mine.get(path)).body.changedAt).toBe(days.at(-1));
});

test("a time far in the future counts as now, so that the next change is accepted", async () => {
  const { body } = await mine.put(path, at("2999-01-01T00:00:00.000Z", "smart-style-4"));
  expect(body.layout.skin).toBe("smart-style-4");
  expect(Date.parse(body.changedAt)).toBeLessThan(Date.parse("2999-01-01T00:00:00.000Z"));
  const next = at(new Date(Date.parse(body.changedAt) + 1).toISOString(), "smart-style-1");
  expect((await mine.put(path, next)).body).toEqual(next);
});

test("a change dated in the year 1 is accepted", async () => {
  expect((await mine.put(path, at("0001-01-01T00:00:00.000Z"))).status).toBe(200);
});

test.each<[string, unknown]>([
  ["no body", undefined],
  ["a body that is not JSON", "{"],
  ["a skin that does not exist", at("2026-01-01T00:00:00.000Z", "smart-style-7" as never)],
  ["a mode that does not exist", { ...at("2026-01-01T00:00:00.000Z"), layout: { ...at("").layout, mode: "dim" } }],
  ["an invalid date", at("yesterday")],
  ["an incomplete layout", { ...at("2026-01-01T00:00:00.000Z"), layout: { fixedHeader: true } }],
  ["a language with a NUL", at("2026-01-01T00:00:00.000Z", "smart-style-0", "d\0e")],
])("%s is rejected", async (_, body) => {
  const answer = await mine.put(path, body);
  expect([answer.status, answer.body]).toMatchObject([400, { code: "invalid_input" }]);
});

test("the set-up of tables is stored too, and an invalid one is rejected with its path", async () => {
  const tables = { customers: { order: ["b", "a"], hidden: ["c"], widths: { a: 120 }, density: "compact" as const } };
  const kept = { ...at("2026-01-02T03:04:05.678Z"), tables };
  expect((await mine.put(path, kept)).body).toEqual(kept);
  expect((await mine.get(path)).body).toEqual(kept);
  const refused = await mine.put(path, { ...kept, tables: { customers: { widths: { a: 1e9 } } } });
  expect([refused.status, Object.keys((refused.body as { fields: object }).fields)]).toEqual([
    400,
    ["tables.customers.widths.a"],
  ]);
});

test.each(modeChoices)("the color mode %s is stored with the layout, and one without it has none", async (mode) => {
  const old = at("2026-01-01T00:00:00.000Z");
  expect((await mine.put(path, old)).body).toEqual(old);
  const { layout, ...rest } = at("2026-01-02T00:00:00.000Z");
  const next: Preferences = { ...rest, layout: { ...layout, mode } };
  expect((await mine.put(path, next)).body).toEqual(next);
  expect((await mine.get(path)).body).toEqual(next);
});

test.each([
  ["the key / opens the search", "slashKey"],
  ["home shows the first steps", "firstSteps"],
])("whether %s is stored too", async (_, name) => {
  const off = { ...at("2026-01-02T00:00:00.000Z"), [name]: false };
  expect((await mine.put(path, off)).body).toEqual(off);
  expect((await mine.get(path)).body).toEqual(off);
  const on = { ...at("2026-01-03T00:00:00.000Z"), [name]: true };
  expect((await mine.put(path, on)).body).toEqual(on);
  expect((await mine.put(path, off)).body).toEqual(on);
});

test("the pinned entries of the menu are stored too, and an absent list keeps none", async () => {
  const none = at("2026-01-01T00:00:00.000Z");
  const pinned = { ...at("2026-01-02T00:00:00.000Z"), pins: ["/orders", "https://example.com/"] };
  expect((await mine.put(path, pinned)).body).toEqual(pinned);
  expect((await mine.put(path, none)).body).toEqual(pinned);
  expect((await mine.get(path)).body).toEqual(pinned);
  const later = at("2026-01-03T00:00:00.000Z");
  expect((await mine.put(path, later)).body).toEqual(later);
});

test("spec §9: whether sounds are on is stored too, until a newer change or a reset takes it back", async () => {
  const initial = at("2026-01-04T00:00:00.000Z");
  const muted = { ...at("2026-01-02T00:00:00.000Z"), sounds: false };
  expect((await mine.put(path, muted)).body).toEqual(muted);
  expect((await mine.get(path)).body).toEqual(muted);
  expect((await mine.put(path, { ...at("2026-01-01T00:00:00.000Z"), sounds: true })).body).toEqual(muted);
  const audible = { ...at("2026-01-03T00:00:00.000Z"), sounds: true };
  expect((await mine.put(path, audible)).body).toEqual(audible);
  expect((await mine.put(path, initial)).body).toEqual(initial);
  await mine.put(path, { ...muted, changedAt: "2026-01-05T00:00:00.000Z" });
  await mine.delete(path);
  expect((await mine.get(path)).body).toBeNull();
});
