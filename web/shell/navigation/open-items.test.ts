import { expect, test } from "vitest";

import type { MenuItem } from "#contract/screens/menu.ts";
import { findItem, parentsOf, toggleItem } from "#web/shell/navigation/open-items.ts";

test.each([
  ["opens", [], "1", ["1"]],
  ["closes", ["1"], "1", []],
  ["closes its open siblings", ["0"], "1", ["1"]],
  ["closes the open descendants of a sibling", ["0", "0.2", "0.2.1"], "1", ["1"]],
  ["closes its own open descendants", ["0", "0.2", "0.2.1"], "0", []],
  ["leaves its parents open", ["0", "0.1"], "0.2", ["0", "0.2"]],
  ["opens at any depth", ["0", "0.1", "0.1.0"], "0.1.1", ["0", "0.1", "0.1.1"]],
  ["with ID 10 is not a child of 1", ["1"], "10", ["10"]],
])("spec §4: an item %s", (_, open, id, expected) => {
  expect([...toggleItem(new Set(open), id)].toSorted()).toEqual(expected);
});

const menu: MenuItem[] = [
  { title: "Home", sref: "/home" },
  { title: "Other", items: [{ title: "Deep", items: [{ title: "Blank", sref: "/blank" }] }] },
];

test("the current screen is found at any depth, or by its parent's address if it is not in the menu", () => {
  expect(findItem(menu, ["/blank"])).toBe("1.0.0");
  expect(findItem(menu, ["/detail", "/home"])).toBe("0");
  expect(findItem(menu, ["/nowhere"])).toBeUndefined();
  expect(parentsOf("1.0.0")).toEqual(["1", "1.0"]);
});
