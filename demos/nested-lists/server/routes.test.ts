import { beforeEach, expect, test } from "vitest";

import { initialLists, maxItems, maxLevels, type NestedItem } from "#demos/nested-lists/contract.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";

const path = "/nested-lists.json";

let db: Db;
let mine: ReturnType<typeof apiOf>;
let other: ReturnType<typeof apiOf>;

beforeEach(async () => {
  db = await openTestDb();
  mine = apiOf(db, await addPerson(db, "robin"));
  other = apiOf(db, await addPerson(db, "mei"));
});

/** A chain of items, one inside the other. */
const chain = (levels: number): NestedItem => ({
  id: `level-${levels}`,
  name: "x",
  ...(levels > 1 && { children: [chain(levels - 1)] }),
});
const row = (count: number): NestedItem[] => Array.from({ length: count }, (_, at) => ({ id: `i${at}`, name: "x" }));

test("the initial lists are those of the contract", async () => {
  expect(await mine.get(path)).toMatchObject({ status: 200, body: { ...initialLists, version: 1 } });
});

test("a list is replaced as a whole, stored, and private", async () => {
  const { body } = await mine.patch(path, { navigation: [{ id: "a", name: " A " }], version: 1 });
  expect(body).toEqual({ ...initialLists, navigation: [{ id: "a", name: "A" }], version: 2 });
  // Another app on the same database, as after a restart.
  expect((await apiOf(db, { username: "robin" }).get(path)).body).toEqual(body);
  expect((await other.get(path)).body).toEqual({ ...initialLists, version: 1 });
});

test.each([
  ["no items", []],
  ["5 levels", [chain(maxLevels)]],
  ["200 items", row(maxItems)],
])("a list with %s is stored", async (_, navigation) => {
  const { status, body } = await mine.patch(path, { navigation, version: 1 });
  expect([status, body.navigation]).toEqual([200, navigation]);
});

test.each([
  ["6 levels", [chain(maxLevels + 1)]],
  ["201 items", row(maxItems + 1)],
  ["201 items on two levels", [{ id: "a", name: "x", children: row(maxItems) }]],
  ["an id twice", [{ id: "a", name: "x", children: [{ id: "a", name: "y" }] }]],
  ["a blank name", [{ id: "a", name: " " }]],
  ["a name of 81 characters", [{ id: "a", name: "x".repeat(81) }]],
  ["a name of two lines", [{ id: "a", name: "x\ny" }]],
  ["children that are empty", [{ id: "a", name: "x", children: [] }]],
  ["an id with capitals", [{ id: "A", name: "x" }]],
])("a list with %s is rejected with an error at its field", async (_, navigation) => {
  const { status, body } = await mine.patch(path, { navigation, version: 1 });
  expect(status).toBe(400);
  expect(Object.keys(body.fields)[0]?.split(".")[0]).toBe("navigation");
});

test("a list of 20,000 levels is rejected", async () => {
  const levels = 20_000;
  const list = `[${`{"id":"a","name":"x","children":[`.repeat(levels)}${"]}".repeat(levels)}]`;
  expect((await mine.patch(path, `{"version":1,"navigation":${list}}`)).status).toBe(400);
});

test("an item moves from one list to the other in one request", async () => {
  const [moved, ...navigation] = initialLists.navigation;
  const onboarding = [...initialLists.onboarding, moved];
  const { status, body } = await mine.patch(path, { navigation, onboarding, version: 1 });
  expect([status, body]).toEqual([200, { navigation, onboarding, version: 2 }]);
});

test("a change that puts an item into both lists is a conflict", async () => {
  const onboarding = [...initialLists.onboarding, initialLists.navigation[0]];
  expect((await mine.patch(path, { onboarding, version: 1 })).status).toBe(409);
  expect((await mine.get(path)).body).toEqual({ ...initialLists, version: 1 });
});

test("changes of different lists are both kept, and the later change of the same list is a conflict", async () => {
  await mine.patch(path, { navigation: [], version: 1 });
  const both = await mine.patch(path, { onboarding: [], version: 1 });
  expect(both.body).toEqual({ navigation: [], onboarding: [], version: 3 });
  expect((await mine.patch(path, { navigation: row(1), version: 1 })).status).toBe(409);
  expect((await mine.patch(path, { navigation: row(1), onboarding: row(2), version: 1 })).status).toBe(409);
  // A list equal to the stored one does not raise the version.
  expect((await mine.patch(path, { onboarding: [], version: 1 })).body).toEqual(both.body);
});

test("other windows of the person are told of every change", async () => {
  await mine.patch(path, { navigation: [], version: 1 });
  await mine.patch(path, { navigation: [], version: 2 });
  const changes = await db.selectFrom("liveChanges").select("topic").where("topic", "=", "nested-lists").execute();
  expect(changes).toHaveLength(1);
});
