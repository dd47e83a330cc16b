import { expect, test } from "vitest";

import { foldedColumns, limitWidth, moveColumn, orderColumns, toggle } from "#web/ui/table/arrange.ts";

const ids = ["id", "name", "city", "date"];

test.each([
  ["as it comes", {}, ["id", "name", "city", "date"]],
  ["in somebody's order", { order: ["date", "city", "name", "id"] }, ["date", "city", "name", "id"]],
  [
    "a column that is new stands where the table has it",
    { order: ["date", "id", "name"] },
    ["date", "id", "name", "city"],
  ],
  [
    "a column that is gone is left out",
    { order: ["gone", "city", "id", "name", "date"] },
    ["city", "id", "name", "date"],
  ],
  [
    "pinned ones come first",
    { order: ["date", "city", "name", "id"], pinned: ["id", "city"] },
    ["city", "id", "date", "name"],
  ],
])("columns %s", (_, setup, order) => {
  expect(orderColumns(ids, setup)).toEqual(order);
});

test.each([
  ["forward", "id", 1, ["name", "id", "city", "date"]],
  ["to the end", "id", 9, ["name", "city", "date", "id"]],
  ["to the start, and no further", "date", -3, ["date", "id", "name", "city"]],
])("a column is moved %s", (_, id, place, order) => {
  expect(moveColumn(ids, ids, id, place)).toEqual(order);
});

test("what is hidden keeps its place while others are moved", () => {
  expect(moveColumn(ids, ["id", "city", "date"], "id", 1)).toEqual(["name", "city", "id", "date"]);
  expect(moveColumn(ids, ["id", "name", "city"], "id", 2)).toEqual(["name", "city", "id", "date"]);
});

test("spec §9: columns fold away under 1024 px and under 480 px", () => {
  const columns = [{ id: "name" }, { id: "zip", folds: "tablet" }, { id: "date", folds: "phone" }] as const;
  expect(foldedColumns(columns, 1024)).toEqual([]);
  expect(foldedColumns(columns, 1023)).toEqual(["zip"]);
  expect(foldedColumns(columns, 480)).toEqual(["zip"]);
  expect(foldedColumns(columns, 479)).toEqual(["zip", "date"]);
});

test("widths stay within what can be read", () => {
  expect([limitWidth(-5), limitWidth(99.6), limitWidth(1e9)]).toEqual([48, 100, 800]);
});

test("something is put into a list once, or taken out", () => {
  expect(toggle(["a"], "b")).toEqual(["a", "b"]);
  expect(toggle(["a", "b"], "b")).toEqual(["a"]);
  expect(toggle(["a"], "a", true)).toEqual(["a"]);
});
