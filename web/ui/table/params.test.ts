import fc from "fast-check";
import { expect, test } from "vitest";

import { readParams, toTableQuery, writeParams, writeQuery } from "#web/ui/table/params.ts";

const columns = [
  { id: "name", title: "Name", kind: "text" },
  { id: "amount", title: "Amount", kind: "number" },
] as const;
const defaults = { sizes: [15, 30], sort: [{ column: "name", isDescending: false }] };

test("parameters are read from the address, and written without default values", () => {
  const search = { page: 2, size: 30, sort: "-amount,name", q: "x", amount: "1..2" };
  const params = readParams(search, columns, defaults);
  expect(params.sort).toEqual([
    { column: "amount", isDescending: true },
    { column: "name", isDescending: false },
  ]);
  expect(writeParams(params, defaults)).toEqual(search);
  expect(writeParams(readParams({}, columns, defaults), defaults)).toEqual({});
});

test("a table that begins sorted can be shown without an order", () => {
  const params = { ...readParams({}, columns, defaults), sort: [] };
  expect(writeParams(params, defaults)).toEqual({ sort: "" });
  expect(readParams({ sort: "" }, columns, defaults)).toEqual(params);
});

test.each([
  [{ page: -1 }],
  [{ page: 1e9 }],
  [{ page: 1.5 }],
  [{ page: "x" }],
  [{ size: 1e9 }],
  [{ size: 16 }],
  [{ sort: "salary" }],
  [{ amount: "1e999.." }],
  [{ salary: "3" }],
])("invalid parameters are ignored: %j", (search) => {
  expect(readParams(search, columns, defaults)).toEqual(readParams({}, columns, defaults));
});

test("a numeric filter of a text column is read as text", () => {
  const params = readParams({ name: 2050 }, columns, defaults);
  expect(params.filters).toEqual({ name: "2050" });
  expect(writeQuery(params)).toEqual({ page: "1", size: "15", sort: "name", name: "2050" });
  expect(toTableQuery(params, columns)).toMatchObject({ name: { kind: "text", contains: "2050" } });
});

test("a search is trimmed and sent with its language, unless it is empty", () => {
  expect(writeQuery(readParams({ q: " 1,200 " }, columns, defaults))).toMatchObject({ q: "1,200", language: "en" });
  expect(writeQuery(readParams({ q: " " }, columns, defaults))).not.toHaveProperty("language");
});

test("parameters read from any address are the same after writing and reading them again", () => {
  fc.assert(
    fc.property(
      fc.dictionary(fc.constantFrom("page", "size", "sort", "q", "name", "amount"), fc.string()),
      (search) => {
        const params = readParams(search, columns, defaults);
        expect(readParams(writeParams(params, defaults), columns, defaults)).toEqual(params);
      },
    ),
  );
});
