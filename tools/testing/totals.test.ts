import { expect, test } from "vitest";

import { describeTotals, totalsOfRun } from "./totals.ts";

const reported = (passed: number, failed: number, skipped = 0) => ({ passed, failed, skipped });

test.each([
  ["a successful run", 0, reported(3, 0), "3 passed, 0 failed"],
  ["a run with a failed test", 1, reported(2, 1), "2 passed, 1 failed"],
  ["a run with a non-zero exit code but no failed test", 1, reported(3, 0), "3 passed, 1 failed"],
  ["a run without a report", 1, undefined, "0 passed, 1 failed"],
  ["a run without tests", 0, reported(0, 0), "0 passed, 1 failed"],
  ["a run with a skipped test", 0, reported(3, 0, 1), "3 passed, 0 failed, 1 skipped"],
])("%s", (_, code, totals, line) => {
  expect(describeTotals(totalsOfRun(code, totals))).toBe(line);
});
