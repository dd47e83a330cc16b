import { expect, test } from "vitest";

import { Timestamp } from "./endpoint.ts";

test.each([
  ["2026-11-20T10:00:00Z", true],
  ["2026-11-20T10:00:00.123456Z", true],
  ["0001-01-01T00:00:00Z", true],
  ["9999-12-31T23:59:59.999Z", true],
  ["0000-12-31T23:59:59Z", false],
  ["10000-01-01T00:00:00Z", false],
  ["+010000-01-01T00:00:00Z", false],
  ["-000001-01-01T00:00:00Z", false],
  ["2026-02-30T00:00:00Z", false],
  ["2026-11-20T24:00:00Z", false],
  ["2026-11-20T10:00:00+02:00", false],
  [`2026-11-20T10:00:00.${"1".repeat(300)}Z`, false],
  ["infinity", false],
  ["now", false],
  ["", false],
])("%j is a valid timestamp: %s", (text, isValid) => {
  expect(Timestamp.safeParse(text).success).toBe(isValid);
});
