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

test("every third fault has a second one of another part, and never of both servers of the database", () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const faults = planFaults(seed, inTwentyMinutes);
      const pairs = faults.flatMap(({ second, part }) => (second ? [{ first: part, second: second.part }] : []));
      expect(pairs).toHaveLength(Math.floor(inTwentyMinutes / 3));
      for (const { first, second } of pairs) {
        expect(second).not.toBe(first);
        expect(["primary", "standby", "database-proxy"]).not.toContain(second);
        if (first === "all servers") expect(second).not.toMatch(/^server-/);
      }
    }),
  );
});

test("a balancer is frozen for less time than a request may take", () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      for (const { durationMs } of planFaults(seed, 4, ["balancer"])) expect(durationMs).toBeLessThan(8000);
    }),
  );
});
