import { randomUUID } from "node:crypto";

import { expect, test } from "vitest";

import type { Profile, TimelineItem } from "#contract/account/profile.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";

test("the timeline tells of todos that the user added and completed, and the profile counts the completed ones", async () => {
  const db = await openTestDb();
  const mine = apiOf(db, await addPerson(db, "robin", "Robin Vale"));
  const other = apiOf(db, await addPerson(db, "mei", "Mei Tanaka"));
  const todo = { _id: randomUUID(), title: "Water the plants" };
  await mine.post("/todos.json", todo);
  await mine.patch(`/todos.json/${todo._id}`, { state: "Completed", version: 1 });
  const items = (await mine.get("/timeline.json?only=todos")).body as TimelineItem[];
  expect(items.map(({ kind, text }) => `${kind}: ${text}`)).toEqual([
    "todo-completed: Water the plants",
    "todo-added: Water the plants",
  ]);
  expect((await mine.get("/timeline.json/counts")).body).toMatchObject({ todos: 2 });
  expect((await other.get("/timeline.json/counts")).body).toMatchObject({ todos: 0 });
  const figures = ({ body }: { body: unknown }) => (body as Profile).figures;
  expect(figures(await mine.get("/profile.json"))).toMatchObject({ completedTodos: 1 });
  expect(figures(await other.get("/profile.json"))).toMatchObject({ completedTodos: 0 });
});
