import { beforeEach, expect, test } from "vitest";

import { initialFields } from "#demos/inline-edit/contract.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";

const path = "/inline-edit.json";

let db: Db;
let mine: ReturnType<typeof apiOf>;
let other: ReturnType<typeof apiOf>;

beforeEach(async () => {
  db = await openTestDb();
  mine = apiOf(db, await addPerson(db, "robin"));
  other = apiOf(db, await addPerson(db, "mei"));
});

test("the initial values are those of the contract", async () => {
  expect(await mine.get(path)).toMatchObject({ status: 200, body: { ...initialFields, version: 1 } });
});

test("a value is changed on its own, stored, and private", async () => {
  const { body } = await mine.patch(path, { firstName: " Robin ", version: 1 });
  expect(body).toEqual({ ...initialFields, firstName: "Robin", version: 2 });
  // Another app on the same database, as after a restart.
  expect((await apiOf(db, { username: "robin" }).get(path)).body).toEqual(body);
  expect((await other.get(path)).body).toEqual({ ...initialFields, version: 1 });
});

test.each([
  ["groups in the order of the list, each once", { permissions: ["Admin", "Guest", "Admin"] }, ["Guest", "Admin"]],
  ["no groups", { permissions: [] }, []],
  ["no budget", { budget: null }, null],
  ["a budget with cents", { budget: 12.5 }, 12.5],
  ["no date of birth", { dob: "" }, ""],
  ["a phone number", { officePhone: "+44 (0)20 7946-0000" }, "+44 (0)20 7946-0000"],
])("%s can be saved", async (_, change, expected) => {
  const [name] = Object.keys(change) as [string];
  const { status, body } = await mine.patch(path, { ...change, version: 1 });
  expect([status, (body as Record<string, unknown>)[name]]).toEqual([200, expected]);
});

test.each([
  ["an empty username", { username: "" }],
  ["spec §9: a username of 5 characters", { username: "super" }],
  ["spec §9: a username of 31 characters", { username: "x".repeat(31) }],
  ["letters in a phone number", { homePhone: "call me" }],
  ["an unknown group", { group: "Root" }],
  ["an unknown group among others", { permissions: ["Guest", "Root"] }],
  ["a negative budget", { budget: -1 }],
  ["a day that does not exist", { dob: "2026-02-30" }],
])("%s is rejected with an error at its field", async (_, change) => {
  const [name] = Object.keys(change) as [string];
  const { status, body } = await mine.patch(path, { ...change, version: 1 });
  expect(status).toBe(400);
  expect(Object.keys((body as { fields: object }).fields)[0]?.split(".")[0]).toBe(name);
});

test("changes of different values are both kept, and the later change of the same value is a conflict", async () => {
  await mine.patch(path, { comments: "theirs", version: 1 });
  const both = await mine.patch(path, { permissions: ["Guest"], version: 1 });
  expect(both.body).toMatchObject({ comments: "theirs", permissions: ["Guest"], version: 3 });
  expect((await mine.patch(path, { comments: "mine", version: 1 })).status).toBe(409);
  expect((await mine.patch(path, { permissions: [], version: 1 })).status).toBe(409);
  // A value equal to the stored one does not raise the version.
  expect((await mine.patch(path, { permissions: ["Guest"], version: 1 })).body).toEqual(both.body);
});
