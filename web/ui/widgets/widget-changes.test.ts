import fc from "fast-check";
import { expect, test } from "vitest";

import { arrange, moveWidget, restorePlace } from "#web/ui/widgets/arrange.ts";
import { applyChange, inverseOf } from "#web/ui/widgets/widget-changes.ts";

const columns = [
  ["a", "b"],
  ["c", "d", "e"],
];

test("the inverse of a change writes its fields only, so that later changes stay", () => {
  const before = { a: { title: "One", isCollapsed: true } };
  const undo = inverseOf(before.a, { title: "Two", colour: "teal" });
  const renamed = applyChange(before, "a", { title: "Two", colour: "teal" });
  const expanded = applyChange(renamed, "a", { isCollapsed: false });
  expect(applyChange(expanded, "a", undo)).toEqual({ a: { title: "One", isCollapsed: false } });
});

test("the inverse of a first change restores the definition, without leaving a value", () => {
  const undo = inverseOf(undefined, { isDeleted: true });
  const changes = applyChange(applyChange({}, "a", { isDeleted: true }), "a", undo);
  expect(Object.keys(changes["a"] ?? {})).toEqual([]);
});

test("undoing a move restores the arrangement", () => {
  fc.assert(
    fc.property(fc.constantFrom("a", "b", "c", "d", "e"), fc.nat(1), fc.nat(4), (id, column, index) => {
      const moved = moveWidget(columns, id, { list: String(column), index });
      expect(restorePlace(moved, id, columns)).toEqual(columns);
    }),
  );
});

test("undoing an earlier move keeps the later ones", () => {
  const first = moveWidget(columns, "d", { list: "0", index: 0 });
  const second = moveWidget(first, "c", { list: "0", index: 3 });
  expect(restorePlace(second, "d", columns)).toEqual([
    ["a", "b", "c"],
    ["d", "e"],
  ]);
});

test("undoing a deletion restores the place, although later changes have dropped the widget", () => {
  const definitions = columns.flatMap((ids, column) => ids.map((id) => ({ id, column })));
  const deleted = arrange(definitions, { columns, changes: { d: { isDeleted: true } } }, 2).columns;
  expect(deleted).toEqual([
    ["a", "b"],
    ["c", "e"],
  ]);
  expect(restorePlace(deleted, "d", columns)).toEqual(columns);
});

test("a widget returns before its follower, or to the top, if nothing that preceded it is left", () => {
  expect(restorePlace([["c", "a", "b", "d"], ["e"]], "d", columns)).toEqual([
    ["c", "a", "b"],
    ["d", "e"],
  ]);
  expect(restorePlace([["a", "b", "c", "d", "e"], []], "d", columns)).toEqual([["a", "b", "c", "e"], ["d"]]);
});

test("a widget above the columns stays there", () => {
  expect(restorePlace(columns, "top", columns)).toEqual(columns);
});
