import { beforeAll, expect, test } from "vitest";

import { activityTypes } from "#contract/activities.ts";
import { demoUsername } from "#server/db/seed/people.ts";
import { openTestDb } from "#server/db/testing.ts";
import { anyText, apiOf, some } from "#server/lib/testing.ts";

import { seedIfEmpty } from "../seed.ts";

// The paths of specification §7 that every office has, served with the demo content. Features have tests of theirs.

let api: ReturnType<typeof apiOf>;

beforeAll(async () => {
  const db = await openTestDb();
  await seedIfEmpty(db);
  api = apiOf(db, { username: demoUsername });
});

const paths: readonly { path: string; shape: unknown }[] = [
  { path: "/user.json", shape: { username: demoUsername, name: anyText, picture: anyText } },
  {
    path: "/activities/activity.json",
    shape: activityTypes.map((type) => expect.objectContaining({ type }) as unknown),
  },
  ...activityTypes.map((type) => ({
    path: `/activities/activity-${type}.json`,
    shape: some({ type, title: anyText }),
  })),
  { path: "/languages.json", shape: some({ key: "en", title: "English" }) },
  { path: "/langs/de.json", shape: expect.objectContaining({ Home: anyText }) },
  { path: "/menu.json", shape: { items: some({ title: anyText }) } },
];

test.each(paths)("spec §7: GET $path", async ({ path, shape }) => {
  const { status, body } = await api.get(path);
  expect(status).toBe(200);
  expect(body).toEqual(shape);
});
