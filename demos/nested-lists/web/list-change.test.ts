import fc from "fast-check";
import { expect, test } from "vitest";

import { hasUniqueIds, idsOf, initialLists, type ListContent, maxItems } from "#demos/nested-lists/contract.ts";
import {
  applyChange,
  conflictingName,
  inverseOf,
  type ListChange,
  placeOf,
} from "#demos/nested-lists/web/list-change.ts";

const allIds = (content: ListContent) => [...idsOf(content.navigation), ...idsOf(content.onboarding)];
const ids = allIds(initialLists);
const end = { list: "navigation", parent: null, before: null } as const;

const anyId = fc.constantFrom(...ids, "gone");
const anyPlace = fc.record({
  list: fc.constantFrom("navigation", "onboarding"),
  parent: fc.option(anyId),
  before: fc.option(anyId),
});
const anyChange: fc.Arbitrary<ListChange> = fc.oneof(
  fc.record({ kind: fc.constant("move" as const), id: anyId, place: anyPlace }),
  fc.record({ kind: fc.constant("delete" as const), id: anyId }),
  fc.record({ kind: fc.constant("add" as const), item: fc.constant({ id: "new", name: "New" }), place: anyPlace }),
);

test("a move keeps every item once, and the inverse of a change restores the lists", () => {
  fc.assert(
    fc.property(anyChange, (change) => {
      const changed = applyChange(initialLists, change);
      if (!changed) return;
      expect(hasUniqueIds([...changed.navigation, ...changed.onboarding])).toBe(true);
      if (change.kind === "move") expect(allIds(changed).toSorted()).toEqual(ids.toSorted());
      const inverse = inverseOf(initialLists, change);
      expect(inverse && applyChange(changed, inverse)).toEqual(initialLists);
    }),
    { numRuns: 1000 },
  );
});

test("an item moves into the other list with everything inside it", () => {
  const place = { list: "onboarding", parent: "week", before: "lunch" } as const;
  const changed = applyChange(initialLists, { kind: "move", id: "orders", place });
  expect(changed && idsOf(changed.navigation)).not.toContain("return-labels");
  expect(changed && placeOf(changed, "orders")).toEqual(place);
  expect(changed && placeOf(changed, "return-labels")).toMatchObject({ list: "onboarding", parent: "returns" });
});

test.each([
  ["an item that has gone", { kind: "move", id: "gone", place: end }],
  ["a parent that has gone", { kind: "move", id: "home", place: { ...end, parent: "gone" } }],
  ["a parent in the other list", { kind: "move", id: "home", place: { ...end, parent: "desk" } }],
  ["an item inside itself", { kind: "move", id: "orders", place: { ...end, parent: "returns" } }],
  ["an item that is there already", { kind: "add", item: { id: "desk", name: "x" }, place: end }],
] as const)("a change of %s is not possible", (_, change) => {
  expect(applyChange(initialLists, change)).toBeUndefined();
});

test("a list keeps to its limits", () => {
  const row = Array.from({ length: maxItems }, (_, at) => ({ id: `i${at}`, name: "x" }));
  const full = { navigation: row, onboarding: [] };
  expect(applyChange(full, { kind: "add", item: { id: "new", name: "x" }, place: end })).toBeUndefined();
  const deep = { kind: "move", id: "orders", place: { ...end, parent: "price-lists" } } as const;
  const deeper = applyChange(initialLists, deep);
  expect(deeper).toBeDefined();
  const tooDeep = { kind: "move", id: "account", place: { ...end, parent: "return-labels" } } as const;
  expect(deeper && applyChange(deeper, tooDeep)).toBeUndefined();
});

test("renaming is a conflict if the item has another name than the person saw, unless it is the same name", () => {
  const rename = { kind: "rename", id: "home", from: "Home", name: "Start" } as const;
  expect(conflictingName(initialLists, rename)).toBeUndefined();
  const theirs = applyChange(initialLists, { ...rename, name: "Welcome" });
  expect(theirs && conflictingName(theirs, rename)).toBe("Welcome");
  const same = applyChange(initialLists, rename);
  expect(same && conflictingName(same, rename)).toBeUndefined();
});
