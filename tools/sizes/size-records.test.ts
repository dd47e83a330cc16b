import { expect, test } from "vitest";

import { acceptSizes, describeMoves, dropScreens, limitOf } from "./size-records.ts";

const records = { accepted: [], sizes: { "#/home": 150, page: 10, gone: 3 } };
const measured = (name: string, size: number) => ({ name, size, newLimit: 40, leastRoom: 0.5 });

test.each([
  ["2.9 % over its record", "#/home", 154.3, true],
  ["3.1 % over its record", "#/home", 154.7, false],
  ["a small file 0.4 KB over its record", "page", 10.4, true],
  ["a small file 0.6 KB over its record", "page", 10.6, false],
  ["a new screen within the limit of screens", "notes", 39.9, true],
  ["a new screen over it", "notes", 40.1, false],
])("%s", (_, name, size, passes) => {
  expect(size <= limitOf(measured(name, size), records)).toBe(passes);
});

test("accepted sizes replace the records, with their reason", () => {
  const after = acceptSizes([measured("#/home", 156.04), measured("notes", 12)], records, "2026-11-27", "Notes");
  expect(after).toEqual({
    accepted: [{ date: "2026-11-27", reason: "Notes" }],
    sizes: { "#/home": 156, notes: 12 },
  });
  expect(describeMoves(records, after)).toEqual([
    "#/home: 150 → 156",
    "page: 10 → gone",
    "gone: 3 → gone",
    "notes: new → 12",
  ]);
});

test("when features are removed, screens have the limit of new ones; larger ones and the rest keep their records", () => {
  const sizes = {
    "first load of #/home": 160,
    "the page, brotli": 13.3,
    "form/editors": 20,
    home: 3,
    "inbox/compose": 96.1,
  };
  const left = dropScreens({ accepted: [], sizes });
  expect(Object.keys(left.sizes)).toEqual(["first load of #/home", "the page, brotli", "inbox/compose"]);
});
