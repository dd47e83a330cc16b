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

/** The titles of each list, as the screen shows them. */
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
  const completed = await mine.patch(`${path}/${_id}`, { state: "Completed" });
  expect(completed.body).toMatchObject({ state: "Completed", completedAt: expect.any(String) as string });
  const again = await mine.patch(`${path}/${_id}`, { state: "Critical" });
  expect(again.body).toMatchObject({ state: "Critical", completedAt: null });
});

test("changing words moves nothing", async () => {
  const { _id } = await add("a");
  await add("b");
  await mine.patch(`${path}/${_id}`, { title: "c", description: "more" });
  expect((await lists()).Important).toEqual(["b", "c"]);
});

test("a todo is put before another, at the end, or into another list, and stays there", async () => {
  const [c, b, a] = [await add("c"), await add("b"), await add("a")];
  await mine.patch(`${path}/${c._id}`, { before: b._id });
  expect((await lists()).Important).toEqual(["a", "c", "b"]);
  await mine.patch(`${path}/${a._id}`, { before: null });
  expect((await lists()).Important).toEqual(["c", "b", "a"]);
  await mine.patch(`${path}/${b._id}`, { state: "Critical", before: null });
  expect(await lists()).toEqual({ Critical: ["b"], Important: ["c", "a"], Completed: [] });
  await mine.patch(`${path}/${a._id}`, { state: "Critical", before: b._id });
  expect((await lists()).Critical).toEqual(["a", "b"]);
});

test("a hundred moves to the same place find room each time", async () => {
  const [last, first] = [await add("last"), await add("first")];
  const between = [await add("x"), await add("y")];
  for (let move = 0; move < 100; move += 1) {
    await mine.patch(`${path}/${between[move % 2]?._id}`, { before: last._id });
  }
  expect((await lists()).Important).toEqual(["first", "x", "y", "last"]);
  expect(first.title).toBe("first");
});

test("two windows that move the same todo at once end in one order", async () => {
  const [c, b, a] = [await add("c"), await add("b"), await add("a")];
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      mine.patch(`${path}/${c._id}`, index % 2 ? { before: a._id } : { state: "Critical", before: null }),
    ),
  );
  const { Critical, Important } = await lists();
  expect([...Critical, ...Important].toSorted()).toEqual(["a", "b", "c"]);
  expect(b.title).toBe("b");
});

test("a place before a todo that is gone meanwhile is the end", async () => {
  const [b, a] = [await add("b"), await add("a")];
  await mine.delete(`${path}/${b._id}`);
  expect((await mine.patch(`${path}/${a._id}`, { before: b._id })).status).toBe(200);
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
  expect((await other.patch(`${path}/${_id}`, { title: "theirs" })).status).toBe(404);
  expect((await other.delete(`${path}/${_id}`)).status).toBe(404);
  expect((await other.post(`${path}/${_id}/restore`)).status).toBe(404);
  expect((await lists()).Important).toEqual(["mine"]);
});

test("an empty change, a NUL and an id that is none are refused", async () => {
  const { _id } = await add("x");
  expect((await mine.patch(`${path}/${_id}`, {})).status).toBe(400);
  expect((await mine.patch(`${path}/${_id}`, { title: "a\0b" })).status).toBe(400);
  expect((await mine.patch(`${path}/7`, { title: "y" })).status).toBe(400);
});
