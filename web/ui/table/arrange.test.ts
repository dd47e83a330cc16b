import { expect, test } from "vitest";

import { foldedColumns, limitWidth, moveColumn, orderColumns, toggle } from "#web/ui/table/arrange.ts";

const ids = ["id", "name", "city", "date"];

test.each([
  ["in the default order", {}, ["id", "name", "city", "date"]],
  ["in the user's order", { order: ["date", "city", "name", "id"] }, ["date", "city", "name", "id"]],
  ["with a new one at its default position", { order: ["date", "id", "name"] }, ["date", "id", "name", "city"]],
  ["without one that was removed", { order: ["gone", "city", "id", "name", "date"] }, ["city", "id", "name", "date"]],
  [
    "with pinned ones first",
    { order: ["date", "city", "name", "id"], pinned: ["id", "city"] },
    ["city", "id", "date", "name"],
  ],
])("columns %s", (_, setup, order) => {
  expect(orderColumns(ids, setup)).toEqual(order);
});

test.each([
  ["forward", "id", 1, ["name", "id", "city", "date"]],
  ["to the end", "id", 9, ["name", "city", "date", "id"]],
  ["to the start by a negative index", "date", -3, ["date", "id", "name", "city"]],
])("a column is moved %s", (_, id, place, order) => {
  expect(moveColumn(ids, ids, id, place)).toEqual(order);
});

test("hidden columns stay in place when visible ones are moved", () => {
  expect(moveColumn(ids, ["id", "city", "date"], "id", 1)).toEqual(["name", "city", "id", "date"]);
  expect(moveColumn(ids, ["id", "name", "city"], "id", 2)).toEqual(["name", "city", "id", "date"]);
});

test("spec §9: columns fold below 1024 px and below 480 px", () => {
  const columns = [{ id: "name" }, { id: "zip", folds: "tablet" }, { id: "date", folds: "phone" }] as const;
  expect(foldedColumns(columns, 1024)).toEqual([]);
  expect(foldedColumns(columns, 1023)).toEqual(["zip"]);
  expect(foldedColumns(columns, 480)).toEqual(["zip"]);
  expect(foldedColumns(columns, 479)).toEqual(["zip", "date"]);
});

test("column widths are rounded and limited to 48 to 800 px", () => {
  expect([limitWidth(-5), limitWidth(99.6), limitWidth(1e9)]).toEqual([48, 100, 800]);
});

test("toggling adds an item to a list once, or removes it", () => {
  expect(toggle(["a"], "b")).toEqual(["a", "b"]);
  expect(toggle(["a", "b"], "b")).toEqual(["a"]);
  expect(toggle(["a"], "a", true)).toEqual(["a"]);
});
