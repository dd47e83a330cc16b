import { expect, test } from "vitest";

import type { MenuItem } from "#contract/screens/menu.ts";
import { menuGroups, screens } from "#contract/screens/screens.ts";
import { openTestDb } from "#server/db/testing.ts";
import { addPerson, apiOf } from "#server/lib/testing.ts";

test("spec §1: the menu has all top screens and groups, and no badge where there is nothing to count", async () => {
  const db = await openTestDb();
  const { status, body } = await apiOf(db, await addPerson(db, "robin")).get("/menu.json");
  const items = body.items as readonly MenuItem[];
  const titles = [
    ...screens.filter(({ menu }) => menu === "top").map(({ title }) => title),
    ...menuGroups.map(({ title }) => title),
  ];
  expect(status).toBe(200);
  expect(items.map(({ title }) => title)).toEqual(titles);
  expect(JSON.stringify(items)).not.toContain("badge");
  const icons = items.map(({ icon }) => icon);
  expect(new Set(icons).size, "no two entries have the same icon").toBe(icons.length);
});
