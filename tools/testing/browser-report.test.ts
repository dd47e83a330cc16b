import { expect, test } from "vitest";

import { type BrowserReport, findFailed, findFlaky, timesOfFiles, totalsOfReport } from "./browser-report.ts";
import { describeSlowest } from "./steps.ts";

const root = "/home/atrium";

const attempt = (duration: number, trace?: string, message?: string) => ({
  duration,
  ...(message !== undefined && { error: { message } }),
  attachments: trace === undefined ? [] : [{ name: "trace", path: `${root}/test-results/${trace}` }],
});

const report = (flaky: number): BrowserReport => ({
  config: { rootDir: `${root}/e2e` },
  stats: { expected: 10, unexpected: 1, flaky, skipped: 2 },
  suites: [
    {
      specs: [
        { title: "opens", file: "one.spec.ts", line: 7, tests: [{ status: "expected", results: [attempt(1500)] }] },
      ],
      suites: [
        {
          specs: [
            {
              title: "saves",
              file: "one.spec.ts",
              line: 12,
              tests: [
                {
                  status: "flaky",
                  results: [
                    attempt(2000, "a.zip", "\u{1B}[31mError: not visible\u{1B}[39m\n  at …"),
                    attempt(500, "b.zip"),
                  ],
                },
              ],
            },
          ],
        },
      ],
    },
    {
      specs: [
        {
          title: "sends",
          file: "other.spec.ts",
          line: 3,
          tests: [{ status: "unexpected", results: [attempt(9000, undefined, "Error: not sent")] }],
        },
      ],
    },
  ],
});

test("a flaky test is named with its first error and both traces", () => {
  expect(findFlaky(report(1), root)).toEqual([
    {
      test: "e2e/one.spec.ts:12 saves",
      error: "Error: not visible",
      traces: ["test-results/a.zip", "test-results/b.zip"],
    },
  ]);
});

test("a test is named by its path from the root", () => {
  const [flaky] = findFlaky({ ...report(1), config: { rootDir: root } }, root);
  expect(flaky?.test).toBe("one.spec.ts:12 saves");
});

test("a failed test is named, and a flaky one is not", () => {
  expect(findFailed(report(1), root)).toEqual([{ name: "e2e/other.spec.ts:3 sends", error: "Error: not sent" }]);
  expect(findFailed(report(3), root)).toHaveLength(2);
});

test.each([
  [0, 10, 1],
  [2, 12, 1],
  [3, 10, 4],
])("with %i flaky tests, %i have passed and %i failed", (flaky, passed, failed) => {
  expect(totalsOfReport(report(flaky))).toEqual({ passed, failed, skipped: 2 });
});

test("a file takes as long as all attempts of its tests, and the slowest files come first", () => {
  const files = timesOfFiles(report(1), root);
  expect(files).toEqual([
    { file: "e2e/one.spec.ts", seconds: 4 },
    { file: "e2e/other.spec.ts", seconds: 9 },
  ]);
  expect(describeSlowest(files)).toEqual(["      9.0 s   e2e/other.spec.ts", "      4.0 s   e2e/one.spec.ts"]);
  expect(describeSlowest(Array.from({ length: 30 }, () => files).flat())).toHaveLength(10);
});
