import { expect, test } from "vitest";

import { sourceOfFolders, targetOf } from "#demos/library/web/folder-tree.ts";

const folders = [
  { id: "finance", parent: null, name: "Finance" },
  { id: "sales", parent: null, name: "Sales" },
  { id: "invoices", parent: "finance", name: "Invoices" },
  { id: "2025", parent: "invoices", name: "2025" },
];
const sourceFor = (movedId: string, sought = "") =>
  sourceOfFolders(folders, { rootName: "Library", movedId, matches: (name) => name.toLowerCase().includes(sought) });

test("all folders are below the top", () => {
  const source = sourceFor("file");
  expect(source.childrenOf(null)).toEqual(["top"]);
  expect(source.childrenOf("top")).toEqual(["finance", "sales"]);
  expect(source.find("2025")).toMatchObject({ name: "2025", hasChildren: false });
});

test("the moved folder is left out, with everything in it", () => {
  const source = sourceFor("invoices");
  expect(source.find("finance")).toMatchObject({ hasChildren: false });
  expect(source.find("invoices")).toBeUndefined();
  expect(source.find("2025")).toBeUndefined();
});

test("a search keeps the folders around those that it finds", () => {
  const source = sourceFor("file", "2025");
  expect(source.branchIds).toEqual(["top", "finance", "invoices", "2025"]);
  expect(sourceFor("file", "nothing").isEmpty).toBe(true);
  expect(sourceFor("file", "lib").isEmpty).toBe(false);
});

test("a target has the path up to the top", () => {
  const source = sourceFor("file");
  expect(targetOf(source, "2025")).toEqual({ name: "2025", path: ["2025", "invoices", "finance"] });
  expect(targetOf(source, "top")).toEqual({ name: "Library", path: [] });
  expect(targetOf(source, undefined)).toBeUndefined();
});
