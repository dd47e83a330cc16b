import { beforeAll, expect, test } from "vitest";

import { demoUsername } from "#server/db/seed/people.ts";
import { openTestDb } from "#server/db/testing.ts";
import { anyText, apiOf, some } from "#server/lib/testing.ts";
import { seedIfEmpty } from "#server/seed.ts";

let api: ReturnType<typeof apiOf>;

beforeAll(async () => {
  const db = await openTestDb();
  await seedIfEmpty(db);
  api = apiOf(db, { username: demoUsername });
});

test("spec §7: GET /events.json", async () => {
  expect(await api.get("/events.json")).toMatchObject({
    status: 200,
    body: some({ title: anyText, description: anyText, start: anyText, className: anyText }),
  });
});
