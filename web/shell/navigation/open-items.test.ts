import { expect, test } from "vitest";

import type { MenuItem } from "#contract/menu.ts";
import { findItem, parentsOf, toggleItem } from "#web/shell/navigation/open-items.ts";

test.each([
  ["opens", [], "1", ["1"]],
  ["closes", ["1"], "1", []],
  ["closes its open siblings", ["0"], "1", ["1"]],
  ["closes what is open in a sibling", ["0", "0.2", "0.2.1"], "1", ["1"]],
  ["closes what is open in itself", ["0", "0.2", "0.2.1"], "0", []],
  ["leaves its parents open", ["0", "0.1"], "0.2", ["0", "0.2"]],
  ["goes to any depth", ["0", "0.1", "0.1.0"], "0.1.1", ["0", "0.1", "0.1.1"]],
  ["takes 10 for no child of 1", ["1"], "10", ["10"]],
])("spec §4: an item %s", (_, open, id, expected) => {
  expect([...toggleItem(new Set(open), id)].toSorted()).toEqual(expected);
});

const menu: MenuItem[] = [
  { title: "Home", sref: "/home" },
  { title: "Other", items: [{ title: "Deep", items: [{ title: "Blank", sref: "/blank" }] }] },
];

test("the current screen is found at any depth, and by its parent's address where it has none of its own", () => {
  expect(findItem(menu, ["/blank"])).toBe("1.0.0");
  expect(findItem(menu, ["/detail", "/home"])).toBe("0");
  expect(findItem(menu, ["/nowhere"])).toBeUndefined();
  expect(parentsOf("1.0.0")).toEqual(["1", "1.0"]);
});
