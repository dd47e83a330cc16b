import fc from "fast-check";
import { expect, test } from "vitest";

import { dueSteps, readInterval } from "#web/ui/charts/live/live-interval.ts";
import { advanceWalk, nextValue, startWalk, walkStep } from "#web/ui/charts/live/random-walk.ts";

const chance = fc.double({ min: 0, max: 1, noNaN: true });
const value = fc.double({ min: 0, max: 100, noNaN: true });

test("spec §9: a step of the walk is within plus or minus 5, and clamped to 0 to 100", () => {
  fc.assert(
    fc.property(value, chance, (from, luck) => {
      const next = nextValue(from, luck);
      expect(Math.abs(next - from)).toBeLessThanOrEqual(walkStep + 1e-9);
      expect(next).toBeGreaterThanOrEqual(0);
      expect(next).toBeLessThanOrEqual(100);
    }),
  );
  expect([nextValue(50, 0), nextValue(50, 0.5), nextValue(50, 1), nextValue(1, 0), nextValue(99, 1)]).toEqual([
    45, 50, 55, 0, 100,
  ]);
});

test("spec §9: advancing a walk keeps its number of points and does not change the remaining ones", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 250 }),
      fc.nat(400),
      fc.array(chance, { minLength: 1 }),
      (points, steps, luck) => {
        let drawn = 0;
        const random = () => luck[drawn++ % luck.length] ?? 0.5;
        const walk = startWalk(points, random);
        expect(walk).toHaveLength(points);
        const later = advanceWalk(walk, steps, random);
        expect(later).toHaveLength(points);
        expect(later.slice(0, Math.max(points - steps, 0))).toEqual(walk.slice(steps));
        for (const [index, each] of later.slice(1).entries()) {
          expect(Math.abs(each - (later[index] ?? 0))).toBeLessThanOrEqual(walkStep + 1e-9);
        }
      },
    ),
  );
});

test.each([
  ["", 1500],
  ["   ", 1500],
  ["soon", 1500],
  ["12 ms", 1500],
  ["NaN", 1500],
  ["0", 1],
  ["-40", 1],
  ["0.5", 1],
  ["1", 1],
  [" 250 ", 250],
  ["2000", 2000],
  ["1,200", 1200],
  ["1e3", 1500],
  ["0x10", 1500],
  ["2000.5", 2000],
  ["999999", 2000],
  ["Infinity", 1500],
])("spec §5: the interval %j becomes %d", (text, expected) => {
  expect(readInterval(text, 1500)).toBe(expected);
});

test("spec §5: any input results in an interval from 1 to 2000", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
      const interval = readInterval(text, 1500);
      expect(interval >= 1 && interval <= 2000).toBe(true);
    }),
  );
});

test("due steps and the remaining time add up to the elapsed time, up to a maximum of steps", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 1e5, noNaN: true }),
      fc.integer({ min: 1, max: 2000 }),
      (elapsed, interval) => {
        const { steps, rest } = dueSteps(elapsed, interval, 200);
        expect(steps).toBeLessThanOrEqual(200);
        expect(rest).toBeGreaterThanOrEqual(0);
        expect(rest).toBeLessThan(interval);
        if (elapsed / interval < 200) expect(steps * interval + rest).toBeCloseTo(elapsed, 6);
      },
    ),
  );
  expect(dueSteps(16.7, 1, 200)).toEqual({ steps: 16, rest: expect.closeTo(0.7, 6) });
});
