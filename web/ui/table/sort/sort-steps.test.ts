import { describe, expect, test } from "vitest";

import type { SortRule } from "#contract/tables/table-query.ts";
import { nextSort, withoutSort } from "#web/ui/table/sort/sort-steps.ts";

const up = (column: string): SortRule => ({ column, isDescending: false });
const down = (column: string): SortRule => ({ column, isDescending: true });

describe("sorting by one column", () => {
  test.each([
    { name: "begins ascending", sort: [], sorted: [up("city")] },
    { name: "continues to descending", sort: [up("city")], sorted: [down("city")] },
    { name: "ends after descending", sort: [down("city")], sorted: [] },
    { name: "replaces other columns", sort: [down("name"), up("date")], sorted: [up("city")] },
    { name: "continues alone if it was one of several", sort: [up("name"), up("city")], sorted: [down("city")] },
    { name: "ends for all columns if it was one of several", sort: [up("name"), down("city")], sorted: [] },
  ])("$name", ({ sort, sorted }) => {
    expect(nextSort(sort, "city", { isMulti: false })).toEqual(sorted);
  });
});

describe("sorting by several columns", () => {
  test.each([
    { name: "begins ascending", sort: [], sorted: [up("city")] },
    { name: "adds a column at the end", sort: [down("name")], sorted: [down("name"), up("city")] },
    { name: "continues in its place", sort: [up("city"), up("name")], sorted: [down("city"), up("name")] },
    { name: "ends after descending", sort: [down("city"), up("name")], sorted: [up("name")] },
  ])("$name", ({ sort, sorted }) => {
    expect(nextSort(sort, "city", { isMulti: true })).toEqual(sorted);
  });
});

test("a direction chosen in the menu applies regardless of the previous order", () => {
  expect(nextSort([down("city")], "city", { isMulti: false, isDescending: true })).toEqual([down("city")]);
  expect(nextSort([down("city")], "city", { isMulti: false, isDescending: false })).toEqual([up("city")]);
  expect(nextSort([up("name")], "city", { isMulti: false, isDescending: true })).toEqual([down("city")]);
});

test("removing a column from the order keeps the others", () => {
  expect(withoutSort([up("name"), down("city")], "city")).toEqual([up("name")]);
});
