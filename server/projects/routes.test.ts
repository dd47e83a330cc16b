import { expect, test } from "vitest";

import { openTestDb } from "#server/db/testing.ts";
import { demoUsername } from "#server/db/seed/people.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";
import { seedProjects } from "#server/projects/seed.ts";
import { seedPeople } from "#server/users/seed.ts";

test("recent projects come last opened first, and clearing them touches nobody else's", async () => {
  const db = await openTestDb();
  const robin = await addPerson(db, "robin");
  const mei = await addPerson(db, "mei");
  const [first, second] = await db
    .insertInto("projects")
    .values([{ title: "First" }, { title: "Second" }, { title: "Never opened" }])
    .returning("id")
    .execute();
  const opened = (userId: string, projectId = "", openedAt = "") => ({ userId, projectId, openedAt });
  await db
    .insertInto("recentProjects")
    .values([
      opened(robin.id, first?.id, "2026-01-01T00:00:00Z"),
      opened(robin.id, second?.id, "2026-01-02T00:00:00Z"),
      opened(mei.id, first?.id, "2026-01-03T00:00:00Z"),
    ])
    .execute();

  const mine = apiOf(db, robin);
  expect((await mine.get("/projects.json")).body).toEqual([
    { id: second?.id, title: "Second" },
    { id: first?.id, title: "First" },
  ]);
  expect((await mine.delete("/projects.json")).status).toBe(200);
  expect((await mine.get("/projects.json")).body).toEqual([]);
  expect((await apiOf(db, mei).get("/projects.json")).body).toHaveLength(1);
  expect(await db.selectFrom("projects").selectAll().execute()).toHaveLength(3);
});

test("the seed opens five for the demo user", async () => {
  const db = await openTestDb();
  await seedProjects(db, { now: new Date("2026-03-01T12:00:00Z"), people: await seedPeople(db) });
  const { body } = await apiOf(db, { username: demoUsername }).get("/projects.json");
  expect(body).toHaveLength(5);
  expect(body[0]).toMatchObject({ title: "Customer portal" });
});
