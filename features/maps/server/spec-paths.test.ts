import { expect, test } from "vitest";

import { mapStyles } from "#features/maps/map-styles.ts";
import { demoUsername } from "#server/db/seed/people.ts";
import { openTestDb } from "#server/db/testing.ts";
import { apiOf } from "#server/lib/testing.ts";
import { seedPeople } from "#server/users/seed.ts";

test.each(mapStyles)("spec §7: GET /maps/%s.json", async (style) => {
  const db = await openTestDb();
  await seedPeople(db);
  const answer = await apiOf(db, { username: demoUsername }).get(`/maps/${style}.json`);
  expect(answer).toMatchObject({ status: 200, body: { version: 8, layers: expect.any(Array) as unknown } });
});
