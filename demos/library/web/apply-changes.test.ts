import { expect, test } from "vitest";

import type { LibraryItem } from "#demos/library/contract.ts";
import { applyCheck, applyMove } from "#demos/library/web/apply-changes.ts";

const itemOf = (id: string, parent: string | null, numbers: Partial<LibraryItem> = {}): LibraryItem => ({
  id,
  parent,
  kind: numbers.files === undefined ? "pdf" : "folder",
  name: id,
  children: 0,
  files: 1,
  checkedFiles: 0,
  size: 10,
  checkedSize: 0,
  modifiedAt: "2026-11-25T00:00:00.000Z",
  version: 1,
  ...numbers,
});

const finance = itemOf("finance", null, { files: 5, children: 2, size: 50, checkedFiles: 1, checkedSize: 10 });
const sales = itemOf("sales", null, { files: 2, children: 2, size: 20 });
const invoices = itemOf("invoices", "finance", { files: 4, children: 4, size: 40, checkedFiles: 1, checkedSize: 10 });
const file = itemOf("file", "invoices");

const checkOf = (item: LibraryItem, isChecked: boolean, ancestors: string[], below: string[] = []) => ({
  item,
  isChecked,
  ancestors: new Set(ancestors),
  below: new Set(below),
});
const counts = (items: readonly LibraryItem[]) =>
  items.map(({ checkedFiles, checkedSize }) => [checkedFiles, checkedSize]);

test("checking a folder checks the loaded items below it, and adds what was unchecked to the folders above", () => {
  const change = checkOf(invoices, true, ["finance"], ["file"]);
  expect(counts(applyCheck([finance, sales], change))).toEqual([
    [4, 40],
    [0, 0],
  ]);
  expect(counts(applyCheck([invoices], change))).toEqual([[4, 40]]);
  expect(counts(applyCheck([file], change))).toEqual([[1, 10]]);
});

test("unchecking subtracts what was checked", () => {
  const change = checkOf(invoices, false, ["finance"], ["file"]);
  expect(counts(applyCheck([finance, invoices], change))).toEqual([
    [0, 0],
    [0, 0],
  ]);
});

const moveOf = (parent: string | null, before: string | null, to: string[]) => ({
  item: invoices,
  place: { parent, before },
  from: new Set(["finance"]),
  to: new Set(to),
});
const ids = (items: readonly LibraryItem[]) => items.map(({ id }) => id);

test("a moved folder leaves its branch, and comes into the other at its place", () => {
  const change = moveOf("sales", "b", ["sales"]);
  expect(ids(applyMove([invoices, itemOf("budget", "finance")], "finance", change))).toEqual(["budget"]);
  expect(ids(applyMove([itemOf("a", "sales"), itemOf("b", "sales")], "sales", change))).toEqual(["a", "invoices", "b"]);
  expect(ids(applyMove([itemOf("a", "sales")], "sales", change))).toEqual(["a", "invoices"]);
  expect(applyMove([], "sales", change)).toMatchObject([{ parent: "sales" }]);
});

test("the folders that it leaves and comes into have other totals", () => {
  expect(applyMove([finance, sales], null, moveOf("sales", null, ["sales"]))).toMatchObject([
    { children: 1, files: 1, checkedFiles: 0, size: 10, checkedSize: 0 },
    { children: 3, files: 6, checkedFiles: 1, size: 60, checkedSize: 10 },
  ]);
});

test("a move within a folder changes only the order", () => {
  const other = itemOf("other", "finance");
  const change = moveOf("finance", null, ["finance"]);
  expect(applyMove([invoices, other], "finance", change)).toEqual([other, invoices]);
  expect(applyMove([finance, sales], null, change)).toEqual([finance, sales]);
});
