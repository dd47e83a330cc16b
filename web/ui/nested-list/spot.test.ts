import fc from "fast-check";
import { expect, test } from "vitest";

import {
  findItem,
  heightOf,
  insertItem,
  type ItemPlace,
  type NestedItem,
  placeInItems,
  removeItem,
} from "#web/ui/nested-list/nested-item.ts";
import { toRows } from "#web/ui/nested-list/rows.ts";
import { placeOfSpot, type Spot, spotAt, stepSpot } from "#web/ui/nested-list/spot.ts";
import { anyItems, idsOf, leaf } from "#web/ui/nested-list/testing.ts";

const items: readonly NestedItem[] = [
  leaf("a"),
  { id: "b", name: "B", children: [leaf("c"), { id: "d", name: "D", children: [leaf("e")] }] },
  leaf("f"),
];
const maxDepth = 4;
const list = { key: "one", rows: toRows(items) };
const place = (index: number, depth: number, max = maxDepth) => placeOfSpot(list.rows, spotAt(list, index, depth, max));

test("the rows are the visible items with their levels", () => {
  expect(list.rows.map(({ id, depth }) => `${id}${depth}`).join(" ")).toBe("a0 b0 c1 d1 e2 f0");
  const rows = toRows(items, { collapsed: new Set(["d"]), without: "c" });
  expect(rows.map(({ id }) => id).join("")).toBe("abdf");
});

test.each([
  ["first, where nothing can be nested", 0, 3, { parent: null, before: "a" }],
  ["below an item, nested", 1, 1, { parent: "a", before: null }],
  ["below an item, not nested", 1, 0, { parent: null, before: "b" }],
  ["between siblings, one level deeper", 3, 2, { parent: "c", before: null }],
  ["inside a branch, although further out was wanted", 3, 0, { parent: "b", before: "d" }],
  ["at the end of a branch, on its level", 5, 2, { parent: "d", before: null }],
  ["at the end of a branch, one level further out", 5, 1, { parent: "b", before: null }],
  ["at the end of a branch, outside", 5, 0, { parent: null, before: "f" }],
  ["last, as deep as possible", 6, 9, { parent: "f", before: null }],
])("a target %s", (_, index, depth, expected) => {
  expect(place(index, depth)).toEqual({ list: "one", ...expected });
});

test("an item that is too high for a level comes after the branch", () => {
  // Before E, the only level would be the third.
  expect(place(4, 2, 1)).toEqual({ list: "one", parent: "b", before: null });
  expect(place(4, 2, 0)).toEqual({ list: "one", parent: null, before: "f" });
});

test("an item dropped below a collapsed one is nested at the end of its children", () => {
  const rows = toRows(items, { collapsed: new Set(["b"]) });
  const folded = { key: "one", rows };
  const nested = placeOfSpot(rows, spotAt(folded, 2, 1, maxDepth));
  expect(idsOf(insertItem(items, leaf("x"), nested) ?? []).join("")).toBe("abcdexf");
});

const lists = [list, { key: "two", rows: toRows([leaf("g")]) }, { key: "three", rows: [] }];
const walk = (start: Spot, keys: string, isRightToLeft = false) => {
  const names: Record<string, string> = { u: "ArrowUp", d: "ArrowDown", l: "ArrowLeft", r: "ArrowRight" };
  return Array.from(keys).reduce(
    (spot, key) => stepSpot(spot, names[key] ?? "Tab", { lists, maxDepth, isRightToLeft }),
    start,
  );
};
const first = spotAt(list, 0, 0, maxDepth);

test.each([
  ["d", { list: "one", parent: null, before: "b" }],
  ["dr", { list: "one", parent: "a", before: null }],
  ["drl", { list: "one", parent: null, before: "b" }],
  ["ddrrrr", { list: "one", parent: "b", before: "c" }],
  ["dddr", { list: "one", parent: "c", before: null }],
  ["ddd", { list: "one", parent: "b", before: "d" }],
  // Out of a branch, past its other items, and back to the level wanted at first.
  ["dddl", { list: "one", parent: null, before: "f" }],
  ["ddddd", { list: "one", parent: null, before: "f" }],
  ["dddddd", { list: "one", parent: null, before: null }],
  ["ddddddd", { list: "two", parent: null, before: "g" }],
  ["dddddddd", { list: "two", parent: null, before: null }],
  ["dddddddddd", { list: "three", parent: null, before: null }],
  ["dddddddu", { list: "one", parent: null, before: null }],
  ["u", { list: "one", parent: null, before: "a" }],
  ["l", { list: "one", parent: null, before: "a" }],
  ["t", { list: "one", parent: null, before: "a" }],
])("the keys %s lead to a place", (keys, expected) => {
  const spot = walk(first, keys);
  expect(placeOfSpot(lists.find(({ key }) => key === spot.list)?.rows ?? [], spot)).toEqual(expected);
});

test("in a right-to-left page, the left arrow key nests and the right one moves out", () => {
  expect(walk(first, "dl", true).depth).toBe(1);
  expect(walk(first, "dlr", true).depth).toBe(0);
});

test("an item that does not fit into a branch is moved over it, in both directions", () => {
  const options = { lists, maxDepth: 0, isRightToLeft: false };
  const steps = (spot: Spot, key: string, count: number) =>
    Array.from({ length: count }).reduce<Spot>((current) => stepSpot(current, key, options), spot);
  expect(steps(first, "ArrowDown", 3).index).toBe(6);
  expect(steps(first, "ArrowUp", 3).index).toBe(0);
  expect(stepSpot(steps(first, "ArrowDown", 2), "ArrowUp", options).index).toBe(1);
});

const levelsOf = (all: readonly NestedItem[]) => Math.max(0, ...all.map((item) => heightOf(item) + 1));

/** Moves one of the items to a target that is chosen at random. */
const anyMove = fc.record({
  items: anyItems,
  pick: fc.nat(),
  index: fc.nat(),
  depth: fc.integer({ min: -3, max: 12 }),
  folded: fc.array(fc.nat()),
  keys: fc.array(fc.constantFrom("ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"), { maxLength: 12 }),
});

test("a move keeps every item once, its children, and the limit of levels, wherever it leads", () => {
  fc.assert(
    fc.property(anyMove, ({ items: before, pick, index, depth, folded, keys }) => {
      const ids = idsOf(before);
      const nth = (at: number) => ids[at % ids.length] ?? "";
      const id = nth(pick);
      const item = findItem(before, id);
      if (!item) throw new Error("the item is in the list");
      const rows = toRows(before, { collapsed: new Set(folded.map(nth)), without: id });
      const only = { key: "only", rows };
      const options = { lists: [only], maxDepth: 4 - heightOf(item), isRightToLeft: false };
      const dropped = spotAt(only, index % (rows.length + 1), depth, options.maxDepth);
      const spot = keys.reduce((current, key) => stepSpot(current, key, options), dropped);
      const target: ItemPlace = placeOfSpot(rows, spot);
      const after = insertItem(removeItem(before, id), item, target);
      if (!after) throw new Error("the parent is in the list");
      expect([...idsOf(after)].toSorted()).toEqual([...ids].toSorted());
      expect(findItem(after, id)).toEqual(item);
      expect(levelsOf(after)).toBeLessThanOrEqual(5);
      // Where it was dropped is where it is.
      expect(placeInItems(after, id)).toEqual({ parent: target.parent, before: target.before });
      expect(toRows(after).find((row) => row.id === id)?.depth).toBe(spot.depth);
    }),
    { numRuns: 500 },
  );
});
