import { expect, test } from "vitest";

import { createTranslate } from "#web/lib/i18n/i18n.ts";
import { describeSort } from "#web/ui/table/sort/describe-sort.ts";

const t = createTranslate("en");
const columns = [
  { id: "city", title: "City" },
  { id: "date", title: "Date" },
];

test.each([
  ["nothing", [], "Not sorted"],
  ["one column", [{ column: "city", isDescending: false }], "Sorted by City, ascending"],
  [
    "several columns in their order",
    [
      { column: "date", isDescending: true },
      { column: "city", isDescending: false },
    ],
    "Sorted by Date, descending, City, ascending",
  ],
])("an order by %s is described", (_, sort, text) => {
  expect(describeSort(t, columns, sort)).toBe(text);
});
