import { expect, test } from "vitest";

import { nameTab } from "#demos/components/web/general/name-tab.ts";

test.each([
  ["Notes", 2, "Notes"],
  ["  Notes ", 2, "Notes"],
  ["", 4, "Tab 4"],
  ["   ", 12, "Tab 12"],
])("spec §4: a tab with the title %j is named by it, or by its number", (title, number, expected) => {
  expect(nameTab(title, number, (each) => `Tab ${each}`)).toBe(expected);
});
