import fc from "fast-check";
import { expect, test } from "vitest";

import { lastPage, listPages } from "#web/lib/api/pages.ts";

test.each([
  [0, 10, 1],
  [1, 10, 1],
  [10, 10, 1],
  [11, 10, 2],
  [108, 10, 11],
])("%i rows, %i per page, end on page %i", (total, size, last) => {
  expect(lastPage(total, size)).toBe(last);
});

test.each([
  [1, 1, true, "1"],
  [3, 7, true, "1 2 3 4 5 6 7"],
  [1, 8, true, "1 2 3 4 5 gap 8"],
  [4, 8, true, "1 2 3 4 5 gap 8"],
  [5, 8, true, "1 gap 4 5 6 7 8"],
  [5, 9, true, "1 gap 4 5 6 gap 9"],
  [9, 9, true, "1 gap 5 6 7 8 9"],
  [27, 54, true, "1 gap 26 27 28 gap 54"],
  [1, 667, false, "1 2 3 4 5 gap"],
  [100, 667, false, "1 gap 99 100 101 gap"],
  [667, 667, false, "1 gap 666 667 gap"],
])("page %i of %i, last page known: %s", (page, last, isLastKnown, pages) => {
  expect(listPages(page, last, isLastKnown).join(" ")).toBe(pages);
});

test("pages are in order and include the current one, and a gap stands for several pages", () => {
  const pageAndLast = fc
    .integer({ min: 1, max: 70_000 })
    .chain((last) => fc.tuple(fc.integer({ min: 1, max: last }), fc.constant(last)));
  fc.assert(
    fc.property(pageAndLast, ([page, last]) => {
      const pages = listPages(page, last, true);
      expect(pages).toContain(page);
      expect([pages[0], pages.at(-1)]).toEqual([1, last]);
      expect(pages.length).toBe(Math.min(last, 7));
      for (const [place, each] of pages.entries()) {
        const [before, after] = [pages[place - 1], pages[place + 1]];
        if (typeof each === "number" && typeof after === "number") expect(after).toBe(each + 1);
        if (typeof before === "number" && each === "gap" && typeof after === "number")
          expect(after - before).toBeGreaterThan(2);
      }
    }),
  );
});
