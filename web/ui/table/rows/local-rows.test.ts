import { afterAll, expect, test, vi } from "vitest";

import { configureOffice } from "#contract/office-testing.ts";
import type { TableQuery } from "#contract/tables/table-query.ts";
import { formatMoney } from "#web/lib/format/format-money.ts";
import { setLanguage } from "#web/lib/i18n/i18n.ts";
import { runAtOnce } from "#web/lib/loading/run-in-slices.ts";
import type { Column } from "#web/ui/table/column.ts";
import { selectRows } from "#web/ui/table/rows/local-rows.ts";

afterAll(configureOffice({ currency: "EUR" }));

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
const select = <Each extends object>(...given: Parameters<typeof selectRows<Each>>) => runAtOnce(selectRows(...given));
const names = (query: Record<string, unknown>) => select(rows, columns, query as TableQuery).map(({ name }) => name);

test.each([
  ["nothing", {}, ["Zoë", "Müller", "anna", "Łukasz"]],
  ["a text, ignoring case and accents", { name: { kind: "text", contains: "MULLER" } }, ["Müller"]],
  ["a choice", { city: { kind: "choice", anyOf: ["Lyon"] } }, ["Müller", "Łukasz"]],
  [
    "a range, including both ends but no missing values",
    { amount: { kind: "number", from: 2, to: 9 } },
    ["Zoë", "Łukasz"],
  ],
  ["a start date", { date: { kind: "date", from: "2026-01-01", to: undefined } }, ["Zoë", "anna", "Łukasz"]],
  ["words in any column", { q: "porto ann" }, ["anna"]],
  ["a wildcard character as text", { q: "%" }, []],
])("filters by %s", (_, query, found) => {
  expect(names(query)).toEqual(found);
});

test.each([
  ["name", false, ["anna", "Müller", "Zoë", "Łukasz"]],
  ["date", true, ["Łukasz", "Zoë", "anna", "Müller"]],
  ["amount", false, ["Zoë", "Łukasz", "anna", "Müller"]],
  ["amount", true, ["anna", "Zoë", "Łukasz", "Müller"]],
])("sorts by %s, descending: %s, with missing values last", (column, isDescending, found) => {
  expect(names({ sort: [{ column, isDescending }] })).toEqual(found);
});

test.each([
  [false, ["anna", "Zoë", ""]],
  [true, ["Zoë", "anna", ""]],
])("an empty text comes last, descending: %s", (isDescending, found) => {
  const some = [{ ...rows[0], name: "" }, rows[0], rows[2]] as readonly Row[];
  const query: Record<string, unknown> = { sort: [{ column: "name", isDescending }] };
  const sorted = select(some, columns, query as TableQuery);
  expect(sorted.map(({ name }) => name)).toEqual(found);
});

test("sorts by several columns in order of priority", () => {
  const sort = [
    { column: "city", isDescending: false },
    { column: "date", isDescending: true },
  ];
  expect(names({ sort })).toEqual(["Łukasz", "Müller", "Zoë", "anna"]);
});

test.each([
  ["en", "Jan 1, 2026", ["anna"]],
  ["en", "jan", ["Zoë", "anna"]],
  ["en", "2026-01-02", ["Zoë"]],
  ["en", "1,249.74", ["Ole"]],
  ["en", "1249.74", ["Ole"]],
  ["en", "€1,249.74", ["Ole"]],
  ["de", "1.249,74 €", ["Ole"]],
  ["fr", "1 249,74 €", ["Ole"]],
  ["fr", "1\u202f249,74\u00a0€", ["Ole"]],
  ["ja", "2026年1月2日", ["Zoë"]],
  ["ar", "1,249.74", ["Ole"]],
  ["de", "31. Dez. 2025", ["Müller"]],
  ["de", "versandt", ["Ole"]],
  ["de", "shipped", ["Ole"]],
  ["en", "versandt", []],
  ["en", "half done", ["Zoë"]],
])("%s: a search for %j finds values as displayed or stored", async (language, q, found) => {
  vi.stubGlobal("document", { documentElement: {} });
  vi.stubGlobal("window", {});
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ Shipped: "Versandt" })));
  await setLanguage(language);
  const shown = columns.map((column) => ({
    ...column,
    ...(column.id === "amount" && { format: (value: number) => formatMoney(value) }),
    ...(column.id === "name" && { alsoShows: ({ name }: Row) => (name === "Zoë" ? ["half done"] : []) }),
  }));
  const more = [...rows, { name: "Ole", city: "Shipped", amount: 1249.74, date: "2024-05-06" }];
  expect(select(more, shown, { q } as TableQuery).map(({ name }) => name)).toEqual(found);
  await setLanguage("en");
});

test("a hundred thousand rows are filtered and sorted without changing the given ones", () => {
  const many = Array.from({ length: 100_000 }, (_, index): Row => ({
    name: `Row ${(index * 7919) % 100_000}`,
    city: index % 2 ? "Lyon" : "Porto",
    amount: index,
    date: "2026-01-01",
  }));
  const sort = [{ column: "amount", isDescending: true }];
  const found = select(many, columns, { q: "lyon", sort } as unknown as TableQuery);
  expect([found.length, found[0]?.amount, many[0]?.amount]).toEqual([50_000, 99_999, 0]);
});
