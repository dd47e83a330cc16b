import { expect, test } from "vitest";

import { parseFilter, parseSort, writeSort } from "./table-query.ts";

const columns = [
  { id: "name", title: "Name", kind: "text" },
  { id: "date", title: "Date", kind: "date" },
] as const;

test.each([
  ["name", [{ column: "name", isDescending: false }]],
  [
    "-date,name",
    [
      { column: "date", isDescending: true },
      { column: "name", isDescending: false },
    ],
  ],
  ["name,-name", undefined],
  ["--name", undefined],
  ["other", undefined],
  ["", undefined],
])("parsing the sort parameter %j", (text, rules) => {
  expect(parseSort(columns, text)).toEqual(rules);
  if (rules) expect(writeSort(rules)).toBe(text);
});

test.each([
  ["text", " ann ", { kind: "text", contains: "ann" }],
  ["text", "  ", undefined],
  ["number", "10..20.5", { kind: "number", from: 10, to: 20.5 }],
  ["number", "-3..", { kind: "number", from: -3, to: undefined }],
  ["number", "..0", { kind: "number", from: undefined, to: 0 }],
  ["number", "1e9..", undefined],
  ["number", "10", undefined],
  ["number", "1..2..3", undefined],
  ["date", "2026-01-01..2026-01-31", { kind: "date", from: "2026-01-01", to: "2026-01-31" }],
  ["date", "2026-02-29..", undefined],
  ["date", "0000-01-01..", undefined],
] as const)("parsing the %s filter %j", (kind, text, filter) => {
  expect(parseFilter({ id: "x", title: "X", kind }, text)).toEqual(filter);
});

test("a choice filter accepts only the column's choices", () => {
  const column = { id: "x", title: "X", kind: "choice", choices: ["A", "B"] } as const;
  expect(parseFilter(column, "B,A")).toEqual({ kind: "choice", anyOf: ["B", "A"] });
  expect(parseFilter(column, "C")).toBeUndefined();
});
