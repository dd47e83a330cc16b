import { expect, test } from "vitest";

import type { GridRow } from "#demos/tables/contract.ts";
import { placeCells } from "#demos/tables/web/place-cells.ts";

const row: GridRow = {
  key: "a",
  id: 1,
  date: "2026-03-01",
  name: "Paper",
  note: "",
  amount: 10,
  tax: 1,
  total: 11,
  version: 1,
};
const { date, name, note, amount, tax } = row;
const fields = { date, name, note, amount, tax };
const columns = ["date", "name", "note", "amount", "tax", "total"];
const place = (cells: readonly (readonly string[])[], from: string, rows = [row]) =>
  placeCells(cells, { rows, columns: columns.slice(columns.indexOf(from)), today: "2026-04-01" }, "en");

test("pasted cells replace those from the focused one on, and rows below the last are new", () => {
  expect(place([["Pallets", "two"], ["Crates"]], "name", [row, { ...row, key: "b" }])).toEqual({
    placed: [
      { row, fields: { ...fields, name: "Pallets", note: "two" } },
      { row: { ...row, key: "b" }, fields: { ...fields, name: "Crates" } },
    ],
  });
  expect(place([["1/2/2026", "Pallets", "", "1,249.74"]], "date", [])).toEqual({
    placed: [{ row: undefined, fields: { date: "2026-01-02", name: "Pallets", note: "", amount: 1249.74, tax: 0 } }],
  });
});

test("values over the total and beyond the last column are ignored", () => {
  expect(place([["2", "99", "more"]], "tax")).toEqual({ placed: [{ row, fields: { ...fields, tax: 2 } }] });
});

test("day and month of all dates have the order that fits every one", () => {
  const placed = place([["31/12/2026"], ["02/01/2027"]], "date", [row, row]);
  expect(placed).toMatchObject({ placed: [{ fields: { date: "2026-12-31" } }, { fields: { date: "2027-01-02" } }] });
});

test.each<[string, string, object]>([
  ["-15.50", "amount", { column: "amount", reason: "The number cannot be negative" }],
  ["many", "amount", { column: "amount", reason: "Enter a number like 12,345.67" }],
  ["", "name", { column: "name", reason: "The name is required and cannot be empty" }],
  ["31/31/2026", "date", { column: "date", reason: "Enter a date" }],
])("%j is refused in the column %s, and nothing is placed", (value, column, refusal) => {
  expect(place([[value]], column)).toEqual({ value, ...refusal });
});
