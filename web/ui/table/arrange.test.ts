import { expect, test } from "vitest";

import { foldedColumns, limitWidth, moveColumn, orderColumns, phoneColumns, toggle } from "#web/ui/table/arrange.ts";

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

test("spec §9: secondary columns fold below 1024 px, and those without a place in the phone's row below 480 px", () => {
  const columns = [
    { id: "name" },
    { id: "zip", isSecondary: true },
    { id: "date" },
    { id: "price", isSecondary: true },
  ];
  const phoneRow = { title: "name", value: "price" };
  expect(foldedColumns(columns, 1024, phoneRow)).toEqual([]);
  expect(foldedColumns(columns, 1023, phoneRow)).toEqual(["zip", "price"]);
  expect(foldedColumns(columns, 480, phoneRow)).toEqual(["zip", "price"]);
  expect(foldedColumns(columns, 479, phoneRow)).toEqual(["zip", "date"]);
});

test("a row on phones has its columns in reading order", () => {
  expect(phoneColumns({ title: "name" })).toEqual(["name"]);
  const row = { belowValue: "status", below: ["id", "date"], value: "price", title: "name" };
  expect(phoneColumns(row)).toEqual(["name", "price", "id", "date", "status"]);
});

test("column widths are rounded and limited to 48 to 800 px", () => {
  expect([limitWidth(-5), limitWidth(99.6), limitWidth(1e9)]).toEqual([48, 100, 800]);
});

test("toggling adds an item to a list once, or removes it", () => {
  expect(toggle(["a"], "b")).toEqual(["a", "b"]);
  expect(toggle(["a", "b"], "b")).toEqual(["a"]);
  expect(toggle(["a"], "a", true)).toEqual(["a"]);
});
