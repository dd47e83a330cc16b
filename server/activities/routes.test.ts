import { beforeEach, expect, test } from "vitest";

import { hrefOf, screens } from "#contract/screens/screens.ts";
import type { Db } from "#server/db/client.ts";
import { demoUsername } from "#server/db/seed/people.ts";
import { openTestDb } from "#server/db/testing.ts";
import { seedActivities } from "#server/activities/seed.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";
import { seedPeople } from "#server/users/seed.ts";

let db: Db;
let mine: ReturnType<typeof apiOf>;
let others: ReturnType<typeof apiOf>;
let ids: string[];

beforeEach(async () => {
  db = await openTestDb();
  const robin = await addPerson(db, "robin", "Robin Vale");
  const mei = await addPerson(db, "mei", "Mei Tanaka");
  mine = apiOf(db, robin);
  others = apiOf(db, mei);
  const task = { userId: robin.id, actorId: mei.id, type: "tasks", title: "Read", text: "Due today" };
  const rows = await db
    .insertInto("activities")
    .values([
      { ...task, happenedAt: "2026-01-02T00:00:00Z", progress: 0 },
      { ...task, happenedAt: "2026-01-03T00:00:00Z", href: "/people" },
      { ...task, happenedAt: "2026-01-01T00:00:00Z", isRead: true },
      { ...task, userId: mei.id, happenedAt: "2026-01-01T00:00:00Z" },
    ])
    .returning("id")
    .execute();
  ids = rows.map(({ id }) => id);
});

const tasks = "/activities/activity-tasks.json";

test("spec §7: all kinds are listed with their counts, even empty ones", async () => {
  expect((await mine.get("/activities/activity.json")).body).toEqual([
    { type: "messages", title: "Messages", total: 0, unread: 0, unreadHrefs: [] },
    { type: "notifications", title: "Notifications", total: 0, unread: 0, unreadHrefs: [] },
    {
      type: "tasks",
      title: "Tasks",
      total: 3,
      unread: 2,
      unreadHrefs: [],
      newestUnread: "2026-01-03T00:00:00.000Z",
    },
  ]);
});

test("spec §7: the items of a kind are listed newest first", async () => {
  const { body } = await mine.get(tasks);
  expect(body.map(({ id }: { id: string }) => id)).toEqual([ids[1], ids[0], ids[2]]);
  expect(body[0]).toEqual({
    id: ids[1],
    type: "tasks",
    user: { name: "Mei Tanaka", picture: "people/mei.svg" },
    title: "Read",
    text: "Due today",
    details: {},
    href: "/people",
    date: "2026-01-03T00:00:00.000Z",
    isRead: false,
  });
  expect(body[1].progress).toBe(0);
});

test("the latest items of all kinds are listed newest first, up to the size, and only the user's own", async () => {
  const [task] = (await mine.get(tasks)).body;
  const someone = await addPerson(db, "jonas");
  const robin = await db.selectFrom("users").select("id").where("username", "=", "robin").executeTakeFirstOrThrow();
  await db
    .insertInto("activities")
    .values({
      userId: robin.id,
      actorId: someone.id,
      type: "messages",
      title: "Hi",
      happenedAt: "2026-01-02T12:00:00Z",
    })
    .execute();
  const { body } = await mine.get("/activities/latest.json?size=3");
  expect(body.map(({ type }: { type: string }) => type)).toEqual(["tasks", "messages", "tasks"]);
  expect(body[0]).toEqual(task);
  expect((await others.get("/activities/latest.json")).body).toHaveLength(1);
  expect((await mine.get("/activities/latest.json?size=0")).status).toBe(400);
});

test("selected items or all of them are marked as read, and the list is returned", async () => {
  const one = await mine.patch(tasks, { ids: [ids[0]], change: { isRead: true } });
  expect(one.body.map(({ isRead }: { isRead: boolean }) => isRead)).toEqual([false, true, true]);
  const all = await mine.patch(tasks, { change: { isRead: true } });
  expect(all.body.every(({ isRead }: { isRead: boolean }) => isRead)).toBe(true);
  expect((await mine.get("/activities/activity.json")).body[2]).toMatchObject({ total: 3, unread: 0 });
});

test("items about the screen that is opened are marked as read, which the user's other windows learn of once", async () => {
  await db
    .updateTable("activities")
    .set({ subject: "one", href: "/calendar" })
    .where("id", "in", ids.slice(0, 3))
    .execute();
  expect((await mine.get("/activities/activity.json")).body[2]).toMatchObject({ unreadHrefs: ["/calendar"] });
  const mark = (href: string) => mine.patch(tasks, { href, change: { isRead: true } });
  for (const href of ["/home", "/calendar", "/calendar"]) await mark(href);
  expect((await mine.get("/activities/activity.json")).body[2]).toMatchObject({ unread: 0, unreadHrefs: [] });
  expect(await db.selectFrom("liveChanges").select("topic").execute()).toEqual([{ topic: "activities" }]);
});

test("a user cannot read or change another user's items", async () => {
  await mine.patch(tasks, { ids: [ids[3]], change: { isRead: true } });
  await mine.patch(tasks, { change: { isRead: true } });
  const { body } = await others.get(tasks);
  expect(body).toHaveLength(1);
  expect(body[0]).toMatchObject({ id: ids[3], isRead: false });
});

test.each<[string, string, unknown]>([
  ["an unknown kind", "/activities/activity-nothing.json", { change: { isRead: true } }],
  ["an empty change", tasks, { change: {} }],
  ["an invalid ID", tasks, { ids: ["7"], change: { isRead: true } }],
  ["an empty list of IDs", tasks, { ids: [], change: { isRead: true } }],
  ["a NUL in an ID", tasks, { ids: ["\0"], change: { isRead: true } }],
])("%s is rejected", async (_, path, body) => {
  const answer = await mine.patch(path, body);
  expect([answer.status, answer.body]).toMatchObject([400, { code: "invalid_input" }]);
});

test("the seed adds read and unread items of every kind", async () => {
  const people = await seedPeople(db);
  await seedActivities(db, { now: new Date("2026-03-01T12:00:00Z"), people });
  const { body } = await apiOf(db, { username: demoUsername }).get("/activities/activity.json");
  for (const { total, unread } of body) {
    expect(total).toBe(8);
    expect(unread).toBeGreaterThan(0);
    expect(unread).toBeLessThan(total);
  }
  // None leads to a screen that is not installed.
  const links = await db.selectFrom("activities").select("href").where("href", "is not", null).distinct().execute();
  const addresses = screens.map(hrefOf);
  expect(links.map(({ href }) => href).filter((href) => !addresses.includes(href ?? ""))).toEqual([]);
});
