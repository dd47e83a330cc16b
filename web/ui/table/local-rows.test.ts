import { expect, test } from "vitest";

import type { TableQuery } from "#contract/table-query.ts";
import type { Column } from "#web/ui/table/column.ts";
import { selectRows } from "#web/ui/table/local-rows.ts";

type Row = { name: string; city: string; amount: number | null; date: string };
const rows: readonly Row[] = [
  { name: "Zoë", city: "Porto", amount: 2, date: "2026-01-02" },
  { name: "Müller", city: "Lyon", amount: null, date: "2025-12-31" },
  { name: "anna", city: "Porto", amount: 10, date: "2026-01-01" },
  { name: "Łukasz", city: "Lyon", amount: 2, date: "2026-03-01" },
];
const columns: readonly Column<Row>[] = [
  { id: "name", title: "Name", kind: "text", value: ({ name }) => name },
  { id: "city", title: "City", kind: "choice", choices: ["Lyon", "Porto"], value: ({ city }) => city },
  { id: "amount", title: "Amount", kind: "number", value: ({ amount }) => amount },
  { id: "date", title: "Date", kind: "date", value: ({ date }) => date },
];
const names = (query: Record<string, unknown>) =>
  selectRows(rows, columns, query as TableQuery).map(({ name }) => name);

test.each([
  ["nothing", {}, ["Zoë", "Müller", "anna", "Łukasz"]],
  ["a text, case and accents aside", { name: { kind: "text", contains: "MULLER" } }, ["Müller"]],
  ["a choice", { city: { kind: "choice", anyOf: ["Lyon"] } }, ["Müller", "Łukasz"]],
  [
    "a range, both ends included; what is missing is in none",
    { amount: { kind: "number", from: 2, to: 9 } },
    ["Zoë", "Łukasz"],
  ],
  ["days", { date: { kind: "date", from: "2026-01-01", to: undefined } }, ["Zoë", "anna", "Łukasz"]],
  ["words in any column", { q: "porto ann" }, ["anna"]],
  ["what is special in patterns", { q: "%" }, []],
])("filters by %s", (_, query, found) => {
  expect(names(query)).toEqual(found);
});

test.each([
  ["name", false, ["anna", "Müller", "Zoë", "Łukasz"]],
  ["date", true, ["Łukasz", "Zoë", "anna", "Müller"]],
  ["amount", false, ["Zoë", "Łukasz", "anna", "Müller"]],
  ["amount", true, ["anna", "Zoë", "Łukasz", "Müller"]],
])("sorts by %s, descending: %s; what is missing comes last", (column, isDescending, found) => {
  expect(names({ sort: [{ column, isDescending }] })).toEqual(found);
});

test("sorts by several columns, one after the other", () => {
  const sort = [
    { column: "city", isDescending: false },
    { column: "date", isDescending: true },
  ];
  expect(names({ sort })).toEqual(["Łukasz", "Müller", "Zoë", "anna"]);
});

test("a hundred thousand rows are filtered and sorted in a moment, and the rows given stay as they are", () => {
  const many = Array.from({ length: 100_000 }, (_, index): Row => ({
    name: `Row ${(index * 7919) % 100_000}`,
    city: index % 2 ? "Lyon" : "Porto",
    amount: index,
    date: "2026-01-01",
  }));
  const sort = [{ column: "amount", isDescending: true }];
  const found = selectRows(many, columns, { q: "lyon", sort } as unknown as TableQuery);
  expect([found.length, found[0]?.amount, many[0]?.amount]).toEqual([50_000, 99_999, 0]);
});
