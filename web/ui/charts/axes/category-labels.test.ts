import fc from "fast-check";
import { expect, test } from "vitest";

import { fitLabels, shorten } from "#web/ui/charts/axes/category-labels.ts";

const labels = (count: number, width: number, length: number, isOnEdges = false) =>
  fitLabels({ lines: Array.from({ length: count }, () => [width]), length, isOnEdges, before: 40, after: 0 });

test("on a wide chart, all labels are shown beside each other", () => {
  expect(labels(8, 50, 480)).toMatchObject({ shown: [0, 1, 2, 3, 4, 5, 6, 7], isTurned: false });
});

test("on a phone, up to twelve bars all have their labels, turned", () => {
  expect(labels(12, 50, 300)).toMatchObject({ shown: Array.from({ length: 12 }, (_, index) => index), isTurned: true });
});

test("along a line, labels are thinned out and never turned", () => {
  expect(labels(12, 50, 475, true)).toMatchObject({ shown: [0, 2, 4, 6, 8, 10], isTurned: false });
});

test("up to twelve labels stay upright where they are close to each other, but do not touch", () => {
  expect([labels(12, 20, 12 * 25), labels(12, 20, 12 * 24)]).toMatchObject([{ isTurned: false }, { isTurned: true }]);
});

test("a second line needs room only beside that of a neighbour", () => {
  const fit = (lines: readonly (readonly number[])[]) =>
    fitLabels({ lines, length: 100, isOnEdges: false, before: 40, after: 0 }).isTurned;
  expect([fit([[14, 30], [14], [14], [14]]), fit([[14, 30], [14, 30], [14], [14]])]).toEqual([false, true]);
});

test("more labels are thinned out evenly, beginning with the first", () => {
  expect(labels(30, 40, 560)).toMatchObject({ shown: Array.from({ length: 10 }, (_, index) => index * 3) });
  expect(labels(30, 40, 260)).toMatchObject({ shown: [0, 6, 12, 18, 24], isTurned: false });
});

test("from a label that would extend beyond the chart on, none is shown", () => {
  const widths = [10, 10, 10, 10, 10, 10, 67, 10, 10];
  const lines = widths.map((width) => [width]);
  expect(fitLabels({ lines, length: 120, isOnEdges: false, before: 40, after: 0 }).shown).toEqual([0, 2, 4]);
});

test("a label at the end of a line stays within the chart, unless there is room beside the axis", () => {
  expect(labels(3, 60, 300, true)).toMatchObject({ isFirstInside: false, isLastInside: true });
  expect(fitLabels({ lines: [[60], [60]], length: 300, isOnEdges: true, before: 0, after: 40 })).toMatchObject({
    isFirstInside: true,
    isLastInside: false,
  });
});

test("whatever the size, the first label is shown, the distances are equal, and labels do not overlap", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 10, max: 120 }), { minLength: 1, maxLength: 100 }),
      fc.integer({ min: 120, max: 1200 }),
      fc.boolean(),
      (widths, length, isOnEdges) => {
        const { shown, isTurned } = fitLabels({
          lines: widths.map((width) => [width]),
          length,
          isOnEdges,
          before: 40,
          after: 0,
        });
        expect(shown[0]).toBe(0);
        const step = shown[1] ?? 1;
        expect(shown).toEqual(shown.map((_, index) => index * step));
        if (!isOnEdges && widths.length <= 12 && length / widths.length >= 18)
          expect(shown).toHaveLength(widths.length);
        const distance = (length / Math.max(isOnEdges ? widths.length - 1 : widths.length, 1)) * step;
        for (const [place, index] of shown.slice(1).entries()) {
          const [one = 0, other = 0] = [widths[shown[place] ?? 0], widths[index]];
          if (!isTurned) expect(distance).toBeGreaterThanOrEqual((one + other) / 2);
        }
      },
    ),
  );
});

test("a long text is shortened to its width", () => {
  const measure = (text: string) => text.length * 7;
  expect([shorten("Support", 70, measure), shorten("Customer relations", 70, measure)]).toEqual([
    "Support",
    "Customer…",
  ]);
});

test("a label that is moved in at the end of a line is left out where it would be close to its neighbour", () => {
  expect([labels(12, 24, 11 * 44, true).shown.length, labels(12, 24, 11 * 56, true).shown.length]).toEqual([11, 12]);
});
