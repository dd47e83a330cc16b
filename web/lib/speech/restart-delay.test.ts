import { expect, test } from "vitest";

import { type EndedSession, isHealthy, restartDelay } from "#web/lib/speech/restart-delay.ts";

test.each([
  [0, 250],
  [1, 500],
  [2, 1000],
  [3, 2000],
  [6, 16_000],
  [7, 30_000],
  [8, 30_000],
  [5000, 30_000],
])("after %d short sessions in a row, the next one starts after %d ms", (shortSessions, delayMs) => {
  expect(restartDelay(shortSessions)).toBe(delayMs);
});

const session: EndedSession = { lengthMs: 0, hasHeard: false, hasLostNetwork: false };

test.each<[string, Partial<EndedSession>, boolean]>([
  ["one that ends at once", {}, false],
  ["one that ends before 5 seconds", { lengthMs: 4999 }, false],
  ["one that ends after 5 seconds", { lengthMs: 5000 }, true],
  ["spec §9: one that the browser disconnects after 60 seconds", { lengthMs: 60_000 }, true],
  ["a short one in which something was heard", { lengthMs: 2000, hasHeard: true }, true],
  ["one that loses the network at once", { hasLostNetwork: true }, false],
  ["one that notices after a minute that it lost the network", { lengthMs: 60_000, hasLostNetwork: true }, false],
  ["one that hears something before it loses the network", { hasHeard: true, hasLostNetwork: true }, false],
])("a session is healthy or not: %s", (_, ended, expected) => {
  expect(isHealthy({ ...session, ...ended })).toBe(expected);
});
