import { expect, test } from "vitest";

import { firstInstalled } from "#contract/screens/screens.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";

test("todos are found with their links by their owner alone, unless they are deleted", async () => {
  const db = await openTestDb();
  const robin = await addPerson(db, "robin");
  const mine = apiOf(db, robin);
  const others = apiOf(db, await addPerson(db, "mei"));
  const todo = { userId: robin.id, state: "Critical" };
  await db
    .insertInto("todos")
    .values([
      { ...todo, id: crypto.randomUUID(), title: "Dust the zither", rank: 1 },
      { ...todo, id: crypto.randomUUID(), title: "Zither, gone", rank: 2, deletedAt: new Date() },
    ])
    .execute();
  const { body } = await mine.get("/search.json?q=ZITHER");
  expect(body).toMatchObject({
    totals: { todos: 1 },
    data: [{ kind: "todos", title: "Dust the zither", href: firstInstalled("/widgets", "/dashboard") }],
  });
  expect((await others.get("/search.json?q=zither")).body).toMatchObject({ totals: { todos: 0 }, data: [] });
  const page = await mine.get("/search.json?q=zither&kind=todos&page=2&size=1");
  expect([page.status, page.body.data]).toEqual([200, []]);
});
