import fc from "fast-check";
import { expect, test } from "vitest";

import { arrange, moveWidget } from "#web/ui/widgets/arrange.ts";

const definitions = [
  { id: "a", column: 0 },
  { id: "b", column: 1 },
  { id: "c", column: 1 },
  { id: "top", column: 0, span: "full" as const },
];

test("widgets have their default positions until the user moves them", () => {
  expect(arrange(definitions, undefined, 2)).toEqual({ full: ["top"], columns: [["a"], ["b", "c"]] });
  const state = { columns: [["c", "a"], ["b"]], changes: {} };
  expect(arrange(definitions, state, 2).columns).toEqual([["c", "a"], ["b"]]);
});

test("new widgets have their default positions, and removed and repeated ones are ignored", () => {
  const state = { columns: [["gone", "c", "c"], ["a"]], changes: {} };
  expect(arrange(definitions, state, 2).columns).toEqual([["c"], ["a", "b"]]);
});

test("a deleted widget is not shown", () => {
  const state = { columns: [], changes: { b: { isDeleted: true }, top: { isDeleted: true } } };
  expect(arrange(definitions, state, 2)).toEqual({ full: [], columns: [["a"], ["c"]] });
});

test("no widget is lost if there are fewer columns", () => {
  const state = { columns: [["a"], ["b"], ["c"]], changes: {} };
  expect(arrange(definitions, state, 1).columns).toEqual([["a", "b", "c"]]);
});

test("moving a widget puts it into its column and keeps every widget exactly once", () => {
  const ids = ["a", "b", "c", "d", "e"];
  fc.assert(
    fc.property(fc.constantFrom(...ids), fc.nat(2), fc.nat(5), (id, column, index) => {
      const moved = moveWidget([["a", "b"], ["c"], ["d", "e"]], id, { list: String(column), index });
      expect(moved.flat().toSorted()).toEqual(ids);
      expect(moved[column]).toContain(id);
    }),
  );
});
