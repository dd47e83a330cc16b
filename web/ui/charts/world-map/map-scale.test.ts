import fc from "fast-check";
import { expect, test } from "vitest";

import { mapLimits, mapStep } from "#web/ui/charts/world-map/map-scale.ts";
import { worldShapes } from "#web/ui/charts/world-map/world-shapes.gen.ts";

const counts = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { maxLength: 60 });

test("classes rise with the counts from 1 to 5, the maximum has class 5, and zero has none", () => {
  fc.assert(
    fc.property(counts, (values) => {
      const limits = mapLimits(values);
      const steps = values
        .toSorted((one, other) => one - other)
        .map((value) => ({ value, step: mapStep(value, limits) }));
      for (const [index, { value, step }] of steps.entries()) {
        expect(step >= 1 && step <= 5).toBe(value > 0);
        if (index > 0) expect(step).toBeGreaterThanOrEqual(steps[index - 1]?.step ?? 0);
      }
      if (values.some((value) => value > 0)) expect(mapStep(Math.max(...values), limits)).toBe(5);
    }),
  );
});

test("limits grow by a constant factor and are rounded to readable numbers", () => {
  expect(mapLimits([1, 100_000])).toEqual([1, 2500, 6400, 16_000, 40_000]);
  expect(mapLimits([100, 3200, 0])).toEqual([100, 200, 400, 800, 1600]);
  expect(mapLimits([1, 2, 3])).toEqual([1, 2]);
  expect(mapLimits([7])).toEqual([7]);
  expect(mapLimits([])).toEqual([]);
  expect(mapStep(undefined, [1])).toBe(0);
});

test("the world map has more than 230 outlines, each a closed path with a two-letter code", () => {
  expect(Object.keys(worldShapes).length).toBeGreaterThan(230);
  for (const [code, path] of Object.entries(worldShapes)) {
    expect([code, /^[A-Z]{2}$/.test(code) && /^(M[-\d. ]+l[-\d. ]+z)+$/.test(path)]).toEqual([code, true]);
  }
});
