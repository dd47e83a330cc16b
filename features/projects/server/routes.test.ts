import { beforeAll, describe, expect, test } from "vitest";

import { type ProjectRow, projectStatuses } from "#features/projects/contract.ts";
import { openTestDb } from "#server/db/testing.ts";
import { demoUsername } from "#server/db/seed/people.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";
import { seedProjects } from "#features/projects/server/seed.ts";
import { seedPeople } from "#server/users/seed.ts";

type Page = { data: ProjectRow[]; total: number };

test("recent projects are listed last opened first, and clearing them affects no other user", async () => {
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

test("the seed adds five recent projects for the demo user", async () => {
  const db = await openTestDb();
  await seedProjects(db, { now: new Date("2026-03-01T12:00:00Z"), people: await seedPeople(db) });
  const { body } = await apiOf(db, { username: demoUsername }).get("/projects.json");
  expect(body).toHaveLength(5);
  expect(body[0]).toMatchObject({ title: "Customer portal" });
});

describe("the list", () => {
  let api: ReturnType<typeof apiOf>;
  beforeAll(async () => {
    const db = await openTestDb();
    await seedProjects(db, { now: new Date("2026-03-01T12:00:00Z"), people: await seedPeople(db) });
    api = apiOf(db, { username: demoUsername });
  });
  const read = async (query = "") => (await api.get(`/project-list.json${query}`)).body as Page;

  test("spec §3, §9: a page is 15 rows of name, est, contacts, status, target-actual, starts, ends and tracker", async () => {
    const { data, total } = await read();
    expect([data.length, total]).toEqual([15, 40]);
    expect(Object.keys(data[0] ?? {})).toEqual(
      expect.arrayContaining(["name", "est", "contacts", "status", "target-actual", "starts", "ends", "tracker"]),
    );
  });

  test("the fields of each project are consistent", async () => {
    const { data } = await read("?size=1000");
    expect(new Set(data.map(({ status }) => status)).size).toBe(projectStatuses.length);
    for (const project of data) {
      expect(project.contacts.length).toBeGreaterThan(0);
      expect(project.contacts.every(({ name, picture }) => name !== "" && picture !== "")).toBe(true);
      expect(project.starts <= project.ends).toBe(true);
      expect(project.tracker).toHaveLength(14);
      if (project.status === "Completed") expect(project.progress).toBe(100);
      if (project.status === "Planned") expect(project.tracker.every((hours) => hours === 0)).toBe(true);
    }
  });

  test("projects are filtered, searched and sorted", async () => {
    const all = (await read("?size=1000")).data;
    const some = await read("?size=1000&status=Active,Planned&est=100..&sort=-starts");
    expect(some.data.map(({ id }) => id).toSorted()).toEqual(
      all
        .filter(({ status, est }) => ["Active", "Planned"].includes(status) && est >= 100)
        .map(({ id }) => id)
        .toSorted(),
    );
    const starts = some.data.map((project) => project.starts);
    expect(starts).toEqual(starts.toSorted().toReversed());
    expect((await read("?q=plastic")).data.map(({ name }) => name)).toEqual(["Packaging without plastic"]);
  });

  test.each([
    ["page=-1", "page"],
    ["size=1000000000", "size"],
    ["sort=tracker", "sort"],
    ["est=1e999..", "est"],
    ["status=Lost", "status"],
    ["starts=yesterday..", "starts"],
  ])("%s is rejected with the name of the field", async (query, field) => {
    const { status, body } = await api.get(`/project-list.json?${query}`);
    expect([status, Object.keys((body as { fields: object }).fields)]).toEqual([400, [field]]);
  });

  test.each(["%", "_", "'", "\\"])("%s is taken literally", async (text) => {
    const { data } = await read(`?q=${encodeURIComponent(text)}`);
    expect(data.every(({ name, comment }) => `${name} ${comment}`.includes(text))).toBe(true);
  });

  test("opening a project lists it first and once, and an unknown or invalid ID is rejected", async () => {
    const [project] = (await read("?q=solar")).data;
    expect((await api.post("/projects.json", { id: project?.id })).status).toBe(200);
    const recent = (await api.get("/projects.json")).body as { title: string }[];
    expect(recent[0]?.title).toBe("Solar panels");
    expect((await api.post("/projects.json", { id: project?.id })).status).toBe(200);
    expect((await api.get("/projects.json")).body).toHaveLength(recent.length);
    expect((await api.post("/projects.json", { id: "00000000-0000-4000-8000-000000000000" })).status).toBe(404);
    expect((await api.post("/projects.json", { id: "1" })).status).toBe(400);
  });
});
