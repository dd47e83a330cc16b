import { expect, test } from "vitest";

import { screens } from "#contract/screens/screens.ts";
import { rowKinds } from "#contract/search.ts";
import { demoUsername } from "#server/db/seed/people.ts";
import { openTestDb } from "#server/db/testing.ts";
import { apiOf } from "#server/lib/testing.ts";
import { seedIfEmpty } from "#server/seed.ts";

/** The paths of screens as patterns: `/inbox/$folder` → `/inbox/[^/]+`. */
const patterns = screens.map(({ path }) => new RegExp(`^${path.replaceAll(/\$\w+/g, "[^/]+")}$`));

const isInstalled = (href: string) => patterns.some((pattern) => pattern.test(href.replace(/[?#].*$/, "")));

test("what the demo content links to is installed: on the timeline, among the activities, and in the search", async () => {
  const db = await openTestDb();
  await seedIfEmpty(db);
  const api = apiOf(db, { username: demoUsername });
  const kinds = ["screens", ...rowKinds.map(({ kind }) => kind)];
  const paths = [
    "/timeline.json",
    "/activities/latest.json?size=100",
    ...kinds.flatMap((kind) => ["a", "e", "o"].map((q) => `/search.json?q=${q}&size=5&kind=${kind}`)),
  ];
  const hrefs: string[] = [];
  for (const path of paths) {
    const { body } = await api.get(path);
    const items = (Array.isArray(body) ? body : body.data) as readonly { readonly href?: string }[];
    hrefs.push(...items.flatMap(({ href = [] }) => href));
  }
  expect(hrefs.length).toBeGreaterThan(10);
  expect(hrefs.filter((href) => !isInstalled(href))).toEqual([]);
});
