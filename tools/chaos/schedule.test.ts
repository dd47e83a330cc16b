import fc from "fast-check";
import { expect, test } from "vitest";

import { intervalMs, parts, planFaults } from "./schedule.ts";

const inTwentyMinutes = (20 * 60_000) / intervalMs;

test("twenty minutes of any seed kill and freeze every part, and have what happens once", () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const faults = planFaults(seed, inTwentyMinutes).map(({ part, kind }) => `${kind} ${part}`);
      expect(faults).toHaveLength(inTwentyMinutes);
      for (const part of parts) {
        expect(faults).toContain(`freeze ${part}`);
        expect(faults).toContain(part === "primary" ? "fail-over primary" : `kill ${part}`);
      }
      expect(faults).toEqual(
        expect.arrayContaining(["fill-disk server-two", "move-clock server-three", "upgrade all servers"]),
      );
    }),
  );
});

test("a seed repeats its faults, and another one has others", () => {
  expect(planFaults(7, 40)).toEqual(planFaults(7, 40));
  expect(planFaults(8, 40)).not.toEqual(planFaults(7, 40));
});

test("the faults can concern chosen parts alone", () => {
  expect(new Set(planFaults(1, 5, ["nats"]).map(({ part, kind }) => `${kind} ${part}`))).toEqual(
    new Set(["kill nats", "freeze nats"]),
  );
});
