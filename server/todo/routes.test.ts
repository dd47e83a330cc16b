import { randomUUID } from "node:crypto";

import { beforeEach, expect, test } from "vitest";

import type { Todo } from "#contract/todo.ts";
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

test("spec §4: a new todo is an important one, at the head of its list", async () => {
  await add("first");
  const second = await add("  second  ");
  expect(second).toMatchObject({ title: "second", state: "Important", description: "", completedAt: null });
  expect(await lists()).toEqual({ Critical: [], Important: ["second", "first"], Completed: [] });
});

test("spec §3: a todo has its id under _id and under id, however it is answered", async () => {
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
  ["a state that is none", { title: "x", state: "Urgent" }, "state"],
  ["a description of 2001 characters", { title: "x", description: "x".repeat(2001) }, "description"],
])("spec §5: %s is refused by name", async (_, body, field) => {
  const answer = await mine.post(path, { _id: randomUUID(), ...body });
  expect([answer.status, Object.keys((answer.body as { fields: object }).fields)]).toEqual([400, [field]]);
});

test("spec §4: completing notes when, and any other state forgets it", async () => {
  const { _id } = await add("x");
  const completed = await mine.patch(`${path}/${_id}`, { state: "Completed", version: 1 });
  expect(completed.body).toMatchObject({ state: "Completed", completedAt: expect.any(String) as string });
  const again = await mine.patch(`${path}/${_id}`, { state: "Critical", version: 2 });
  expect(again.body).toMatchObject({ state: "Critical", completedAt: null });
});

test("changing words moves nothing", async () => {
  const { _id } = await add("a");
  await add("b");
  await mine.patch(`${path}/${_id}`, { title: "c", description: "more", version: 1 });
  expect((await lists()).Important).toEqual(["b", "c"]);
});

test("a todo is put before another, at the end, or into another list, and stays there", async () => {
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

test("a hundred moves to the same place find room each time", async () => {
  const [last, first] = [await add("last"), await add("first")];
  const between = [await add("x"), await add("y")];
  for (let move = 0; move < 100; move += 1) {
    await mine.patch(`${path}/${between[move % 2]?._id}`, { before: last._id, version: 1 });
  }
  expect((await lists()).Important).toEqual(["first", "x", "y", "last"]);
  expect(first.title).toBe("first");
});

test("two windows that move the same todo at once end in one order", async () => {
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

test("a place before a todo that is gone meanwhile is the end", async () => {
  const [b, a] = [await add("b"), await add("a")];
  await mine.delete(`${path}/${b._id}`);
  expect((await mine.patch(`${path}/${a._id}`, { before: b._id, version: 1 })).status).toBe(200);
});

test("what is deleted comes back to where it was", async () => {
  const [c, b] = [await add("c"), await add("b")];
  await add("a");
  expect((await mine.delete(`${path}/${b._id}`)).status).toBe(200);
  expect((await mine.delete(`${path}/${b._id}`)).status).toBe(404);
  expect((await lists()).Important).toEqual(["a", "c"]);
  await mine.post(`${path}/${b._id}/restore`);
  expect((await lists()).Important).toEqual(["a", "b", "c"]);
  expect(c.title).toBe("c");
});

test("the same todo sent again makes no twin, and another one under its id is refused", async () => {
  const todo = { _id: randomUUID(), title: "x" };
  await mine.post(path, todo);
  expect((await mine.post(path, todo)).status).toBe(200);
  expect((await mine.post(path, { ...todo, title: "y" })).status).toBe(409);
  expect((await other.post(path, todo)).status).toBe(409);
  expect((await lists()).Important).toEqual(["x"]);
});

test("nobody sees or changes somebody else's", async () => {
  const { _id } = await add("mine");
  expect((await other.get(path)).body).toEqual([]);
  expect((await other.patch(`${path}/${_id}`, { title: "theirs", version: 1 })).status).toBe(404);
  expect((await other.delete(`${path}/${_id}`)).status).toBe(404);
  expect((await other.post(`${path}/${_id}/restore`)).status).toBe(404);
  expect((await lists()).Important).toEqual(["mine"]);
});

test("an empty change, a NUL and an id that is none are refused", async () => {
  const { _id } = await add("x");
  expect((await mine.patch(`${path}/${_id}`, { version: 1 })).status).toBe(400);
  expect((await mine.patch(`${path}/${_id}`, { title: "a\0b", version: 1 })).status).toBe(400);
  expect((await mine.patch(`${path}/7`, { title: "y", version: 1 })).status).toBe(400);
});

test("windows that change different parts of a todo each get what they wanted", async () => {
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
  ["writes other words", { title: "theirs" }, { title: "mine" }],
  ["drags it into another list", { state: "Completed" }, { state: "Critical", before: null }],
  [
    "writes more in one field, and something else",
    { description: "theirs" },
    { description: "mine", state: "Critical" },
  ],
])("of two windows, the later one that %s is refused, and nothing changes", async (_, theirs, change) => {
  const { _id } = await add("x");
  const changed = await mine.patch(`${path}/${_id}`, { ...theirs, version: 1 });
  const refused = await mine.patch(`${path}/${_id}`, { ...change, version: 1 });
  expect(refused).toMatchObject({ status: 409, body: { code: "conflict" } });
  expect((await mine.get(path)).body).toEqual([changed.body]);
  expect((await mine.patch(`${path}/${_id}`, { ...change, version: 2 })).status).toBe(200);
});

test("two windows that complete a todo agree, and the first has noted when", async () => {
  const { _id } = await add("x");
  const first = await mine.patch(`${path}/${_id}`, { state: "Completed", version: 1 });
  expect(await mine.patch(`${path}/${_id}`, { state: "Completed", version: 1 })).toMatchObject({
    status: 200,
    body: first.body as object,
  });
});

test("of two windows that move a todo within its list the later decides, and a move hinders no other change", async () => {
  const [c, b, a] = [await add("c"), await add("b"), await add("a")];
  await mine.patch(`${path}/${c._id}`, { before: a._id, version: 1 });
  await mine.patch(`${path}/${c._id}`, { before: b._id, version: 1 });
  expect((await lists()).Important).toEqual(["a", "c", "b"]);
  expect((await mine.patch(`${path}/${c._id}`, { title: "d", version: 1 })).body).toMatchObject({ version: 2 });
});

test("deleted by a window that has not seen the latest change, a todo comes back with that change", async () => {
  const { _id } = await add("Old words");
  const { body: changed } = await mine.patch(`${path}/${_id}`, { title: "New words", version: 1 });
  expect((await mine.delete(`${path}/${_id}`)).status).toBe(200);
  expect((await mine.post(`${path}/${_id}/restore`)).body).toEqual(changed);
});
