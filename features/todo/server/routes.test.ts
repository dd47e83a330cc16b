import { randomUUID } from "node:crypto";

import { beforeEach, expect, test } from "vitest";

import type { Todo } from "#features/todo/contract.ts";
import type { Db } from "#server/db/client.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";

const path = "/todos.json";
let db: Db;
let mine: ReturnType<typeof apiOf>;
let other: ReturnType<typeof apiOf>;

beforeEach(async () => {
  db = await openTestDb();
  mine = apiOf(db, await addPerson(db, "robin"));
  other = apiOf(db, await addPerson(db, "mei"));
});

async function add(title: string, more: object = {}) {
  const { body } = await mine.post(path, { _id: randomUUID(), title, ...more });
  return body as Todo;
}

/** The titles of each list, in display order. */
async function lists() {
  const all = (await mine.get(path)).body as Todo[];
  const titles = (state: string) => all.filter((todo) => todo.state === state).map(({ title }) => title);
  return { Critical: titles("Critical"), Important: titles("Important"), Completed: titles("Completed") };
}

test("spec §4: a new todo is important and first in its list", async () => {
  await add("first");
  const second = await add("  second  ");
  expect(second).toMatchObject({ title: "second", state: "Important", description: "", completedAt: null });
  expect(await lists()).toEqual({ Critical: [], Important: ["second", "first"], Completed: [] });
});

test("spec §3: a todo has its ID as _id and as id in every response", async () => {
  const added = await add("x");
  const changed = (await mine.patch(`${path}/${added._id}`, { title: "y", version: 1 })).body as Todo;
  const listed = (await mine.get(path)).body as Todo[];
  await mine.delete(`${path}/${added._id}`);
  const restored = (await mine.post(`${path}/${added._id}/restore`)).body as Todo;
  for (const todo of [added, changed, ...listed, restored]) expect([todo._id, todo.id]).toEqual([added._id, added._id]);
  expect(Object.keys(added)).toEqual([
    "_id",
    "id",
    "title",
    "state",
    "description",
    "createdAt",
    "completedAt",
    "version",
  ]);
});

test.each([
  ["no title", {}, "title"],
  ["an empty title", { title: "  " }, "title"],
  ["a title of 201 characters", { title: "x".repeat(201) }, "title"],
  ["an invalid state", { title: "x", state: "Urgent" }, "state"],
  ["a description of 2001 characters", { title: "x", description: "x".repeat(2001) }, "description"],
])("spec §5: %s is rejected with the name of the field", async (_, body, field) => {
  const answer = await mine.post(path, { _id: randomUUID(), ...body });
  expect([answer.status, Object.keys((answer.body as { fields: object }).fields)]).toEqual([400, [field]]);
});

test("spec §4: completing a todo sets its completion time, and another state clears it", async () => {
  const { _id } = await add("x");
  const completed = await mine.patch(`${path}/${_id}`, { state: "Completed", version: 1 });
  expect(completed.body).toMatchObject({ state: "Completed", completedAt: expect.any(String) as string });
  const again = await mine.patch(`${path}/${_id}`, { state: "Critical", version: 2 });
  expect(again.body).toMatchObject({ state: "Critical", completedAt: null });
});

test("changing the title and description does not move a todo", async () => {
  const { _id } = await add("a");
  await add("b");
  await mine.patch(`${path}/${_id}`, { title: "c", description: "more", version: 1 });
  expect((await lists()).Important).toEqual(["b", "c"]);
});

test("a todo can be moved before another, to the end, or into another list", async () => {
  const [c, b, a] = [await add("c"), await add("b"), await add("a")];
  await mine.patch(`${path}/${c._id}`, { before: b._id, version: 1 });
  expect((await lists()).Important).toEqual(["a", "c", "b"]);
  await mine.patch(`${path}/${a._id}`, { before: null, version: 1 });
  expect((await lists()).Important).toEqual(["c", "b", "a"]);
  await mine.patch(`${path}/${b._id}`, { state: "Critical", before: null, version: 1 });
  expect(await lists()).toEqual({ Critical: ["b"], Important: ["c", "a"], Completed: [] });
  await mine.patch(`${path}/${a._id}`, { state: "Critical", before: b._id, version: 1 });
  expect((await lists()).Critical).toEqual(["a", "b"]);
});

test("the order stays correct after a hundred moves to the same place", async () => {
  const [last, first] = [await add("last"), await add("first")];
  const between = [await add("x"), await add("y")];
  for (let move = 0; move < 100; move += 1) {
    await mine.patch(`${path}/${between[move % 2]?._id}`, { before: last._id, version: 1 });
  }
  expect((await lists()).Important).toEqual(["first", "x", "y", "last"]);
  expect(first.title).toBe("first");
});

test("concurrent moves of a todo neither lose nor duplicate any", async () => {
  const [c, b, a] = [await add("c"), await add("b"), await add("a")];
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      mine.patch(`${path}/${c._id}`, {
        version: 1,
        ...(index % 2 ? { before: a._id } : { state: "Critical", before: null }),
      }),
    ),
  );
  const { Critical, Important } = await lists();
  expect([...Critical, ...Important].toSorted()).toEqual(["a", "b", "c"]);
  expect(b.title).toBe("b");
});

test("a move before a deleted todo moves to the end", async () => {
  await add("c");
  const [b, a] = [await add("b"), await add("a")];
  await mine.delete(`${path}/${b._id}`);
  expect((await mine.patch(`${path}/${a._id}`, { before: b._id, version: 1 })).status).toBe(200);
  expect((await lists()).Important).toEqual(["c", "a"]);
});

test("a deleted todo is restored to its former place", async () => {
  const [c, b] = [await add("c"), await add("b")];
  await add("a");
  expect((await mine.delete(`${path}/${b._id}`)).status).toBe(200);
  expect((await mine.delete(`${path}/${b._id}`)).status).toBe(404);
  expect((await lists()).Important).toEqual(["a", "c"]);
  await mine.post(`${path}/${b._id}/restore`);
  expect((await lists()).Important).toEqual(["a", "b", "c"]);
  expect(c.title).toBe("c");
});

test("a todo sent twice is stored once, and a conflicting one with the same ID is rejected", async () => {
  const todo = { _id: randomUUID(), title: "x" };
  await mine.post(path, todo);
  expect((await mine.post(path, todo)).status).toBe(200);
  expect((await mine.post(path, { ...todo, title: "y" })).status).toBe(409);
  expect((await other.post(path, todo)).status).toBe(409);
  expect((await lists()).Important).toEqual(["x"]);
});

test("a user cannot read, change, delete or restore another user's todos", async () => {
  const { _id } = await add("mine");
  expect((await other.get(path)).body).toEqual([]);
  expect((await other.patch(`${path}/${_id}`, { title: "theirs", version: 1 })).status).toBe(404);
  expect((await other.delete(`${path}/${_id}`)).status).toBe(404);
  expect((await other.post(`${path}/${_id}/restore`)).status).toBe(404);
  expect((await lists()).Important).toEqual(["mine"]);
});

test("an empty change, a NUL and an invalid ID are rejected", async () => {
  const { _id } = await add("x");
  expect((await mine.patch(`${path}/${_id}`, { version: 1 })).status).toBe(400);
  expect((await mine.patch(`${path}/${_id}`, { title: "a\0b", version: 1 })).status).toBe(400);
  expect((await mine.patch(`${path}/7`, { title: "y", version: 1 })).status).toBe(400);
});

test("changes of different fields based on the same version are all applied", async () => {
  const { _id } = await add("Call Ada");
  const own = `${path}/${_id}`;
  await mine.patch(own, { title: "Call Ada back", version: 1 });
  await mine.patch(own, { state: "Critical", version: 1 });
  const described = await mine.patch(own, { description: "Before ten", version: 1 });
  expect(described.body).toMatchObject({ title: "Call Ada back", state: "Critical", description: "Before ten" });
  expect((await mine.get(own)).body).toEqual(described.body);
  expect((await other.get(own)).status).toBe(404);
});

test.each<[string, object, object]>([
  ["changes the title", { title: "theirs" }, { title: "mine" }],
  ["moves it to another list", { state: "Completed" }, { state: "Critical", before: null }],
  ["changes the description and the state", { description: "theirs" }, { description: "mine", state: "Critical" }],
])("a stale change that %s is rejected and changes nothing", async (_, theirs, change) => {
  const { _id } = await add("x");
  const changed = await mine.patch(`${path}/${_id}`, { ...theirs, version: 1 });
  const refused = await mine.patch(`${path}/${_id}`, { ...change, version: 1 });
  expect(refused).toMatchObject({ status: 409, body: { code: "conflict" } });
  expect((await mine.get(path)).body).toEqual([changed.body]);
  expect((await mine.patch(`${path}/${_id}`, { ...change, version: 2 })).status).toBe(200);
});

test("completing a todo in two windows succeeds and keeps the first completion time", async () => {
  const { _id } = await add("x");
  const first = await mine.patch(`${path}/${_id}`, { state: "Completed", version: 1 });
  expect(await mine.patch(`${path}/${_id}`, { state: "Completed", version: 1 })).toMatchObject({
    status: 200,
    body: first.body as object,
  });
});

test("the later of two moves within a list wins, and a move does not conflict with other changes", async () => {
  const [c, b, a] = [await add("c"), await add("b"), await add("a")];
  await mine.patch(`${path}/${c._id}`, { before: a._id, version: 1 });
  await mine.patch(`${path}/${c._id}`, { before: b._id, version: 1 });
  expect((await lists()).Important).toEqual(["a", "c", "b"]);
  expect((await mine.patch(`${path}/${c._id}`, { title: "d", version: 1 })).body).toMatchObject({ version: 2 });
});

test("a restored todo has its latest change from before it was deleted", async () => {
  const { _id } = await add("Old words");
  const { body: changed } = await mine.patch(`${path}/${_id}`, { title: "New words", version: 1 });
  expect((await mine.delete(`${path}/${_id}`)).status).toBe(200);
  expect((await mine.post(`${path}/${_id}/restore`)).body).toEqual(changed);
});
