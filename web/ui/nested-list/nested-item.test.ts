import fc from "fast-check";
import { expect, test } from "vitest";

import {
  childrenOf,
  countItems,
  findItem,
  heightOf,
  insertItem,
  type NestedItem,
  placeInItems,
  removeItem,
  replaceItem,
} from "#web/ui/nested-list/nested-item.ts";
import { anyItems, idsOf, leaf } from "#web/ui/nested-list/testing.ts";

const list: readonly NestedItem[] = [
  leaf("a"),
  { id: "b", name: "B", children: [leaf("c"), { id: "d", name: "D", children: [leaf("e")] }] },
  leaf("f"),
];

test("an item is found on any level, with its height and its children", () => {
  expect(findItem(list, "e")).toEqual(leaf("e"));
  expect(findItem(list, "x")).toBeUndefined();
  expect(list.map(heightOf)).toEqual([0, 2, 0]);
  expect(countItems(list)).toBe(6);
  expect(childrenOf(list, "d")).toEqual([leaf("e")]);
  expect(childrenOf(list, "e")).toEqual([]);
  expect(childrenOf(list, "x")).toBeUndefined();
});

test.each([
  ["first", { parent: null, before: "a" }, "xabcdef"],
  ["last", { parent: null, before: null }, "abcdefx"],
  ["before a child", { parent: "b", before: "d" }, "abcxdef"],
  ["as the first child", { parent: "a", before: null }, "axbcdef"],
  ["last, if the next sibling has gone", { parent: "d", before: "gone" }, "abcdexf"],
])("an item is added %s", (_, place, order) => {
  const added = insertItem(list, leaf("x"), place);
  expect(added && idsOf(added).join("")).toBe(order);
});

test("an item is not added to a parent that has gone", () => {
  expect(insertItem(list, leaf("x"), { parent: "gone", before: null })).toBeUndefined();
});

test("a parent that loses its last child has no children", () => {
  expect(findItem(removeItem(list, "e"), "d")).toEqual(leaf("d"));
});

test("an item is replaced where it is, and the branches around it keep their identity", () => {
  const renamed = replaceItem(list, "e", (item) => ({ ...item, name: "New" }));
  expect(findItem(renamed, "e")?.name).toBe("New");
  expect(idsOf(renamed)).toEqual(idsOf(list));
  expect(renamed[0]).toBe(list[0]);
});

test("an item that is removed and added at its place restores the list", () => {
  fc.assert(
    fc.property(anyItems, fc.nat(), (items, pick) => {
      const ids = idsOf(items);
      const id = ids[pick % ids.length] ?? "";
      const item = findItem(items, id);
      const place = placeInItems(items, id);
      const restored = item && place && insertItem(removeItem(items, id), item, place);
      expect(restored).toEqual(items);
    }),
  );
});
