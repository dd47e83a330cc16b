import { beforeEach, expect, test } from "vitest";

import { createApp } from "#server/app.ts";
import { openSession } from "#server/auth/testing.ts";
import type { Db } from "#server/db/client.ts";
import { demoUsername, people } from "#server/db/seed/people.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";
import { seedPeople } from "#server/users/seed.ts";

let db: Db;

beforeEach(async () => {
  db = await openTestDb();
});

test("spec §7: the user has a username, a picture and a name, and nothing else", async () => {
  const robin = await addPerson(db, "robin", "Robin Vale");
  await addPerson(db, "mei", "Mei Tanaka");
  const { status, body } = await apiOf(db, robin).get("/user.json");
  expect([status, body]).toEqual([200, { username: "robin", name: "Robin Vale", picture: "people/robin.svg" }]);
});

test("spec §6: the role is known where people sign in", async () => {
  const robin = await addPerson(db, "robin", "Robin Vale");
  await db.updateTable("users").set({ role: "viewer" }).execute();
  const cookie = await openSession(db, robin.id);
  const app = createApp({ db, demoUsername: undefined });
  const read = async (path: string) => (await app.request(path, { headers: { cookie } })).json();
  const user = { username: "robin", name: "Robin Vale", picture: "people/robin.svg", role: "viewer" };
  expect(await read("/user.json")).toEqual(user);
  expect(await read("/auth/session.json")).toEqual({ state: "signed-in", user });
});

test("all users are listed by name, with public fields only", async () => {
  const robin = await addPerson(db, "robin", "Robin Vale");
  await addPerson(db, "mei", "Mei Tanaka");
  const { body } = await apiOf(db, robin).get("/users.json");
  expect(body).toEqual([
    { username: "mei", name: "Mei Tanaka", email: "mei@example.org", picture: "people/mei.svg" },
    { username: "robin", name: "Robin Vale", email: "robin@example.org", picture: "people/robin.svg" },
  ]);
});

test.each(["/user.json", "/users.json", "/menu.json", "/timeline.json", "/search.json?q=a", "/preferences.json"])(
  "a request without a session is rejected at %s",
  async (path) => {
    const response = await createApp({ db, demoUsername: undefined }).request(path);
    expect([response.status, await response.json()]).toMatchObject([401, { code: "signed_out" }]);
  },
);

test("the seed adds the demo user and nine colleagues only once", async () => {
  await seedPeople(db);
  const ids = await seedPeople(db);
  expect([...ids.keys()].toSorted()).toEqual(people.map(({ username }) => username).toSorted());
  expect(ids.size).toBe(10);
  expect(ids.has(demoUsername)).toBe(true);
});
