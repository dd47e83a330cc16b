import { expect, test } from "vitest";

import { type CheckState, countChecks, worstOf, writeReport } from "#web/screens/diagnostics/check.ts";

const groupOf = (...states: readonly CheckState[]) => ({
  title: "Server",
  checks: states.map((state, index) => ({ name: `Check ${index}`, value: "1", state })),
});

test.each([
  [[], "ok"],
  [["ok", "ok"], "ok"],
  [["ok", "warning"], "warning"],
  [["warning", "error", "ok"], "error"],
] as const)("the worst of %j is %s", (states, worst) => {
  expect(worstOf([groupOf(...states)])).toBe(worst);
});

test("checks are counted by state over all groups", () => {
  expect(countChecks([groupOf("ok", "warning"), groupOf("warning")], "warning")).toBe(2);
});

test("the report has a paragraph for each group, and a line with the state for each check", () => {
  const words = { ok: "OK", warning: "Warning", error: "Error" };
  expect(writeReport([groupOf("ok"), groupOf("error")], words)).toBe(
    "Server\n  Check 0: 1 [OK]\n\nServer\n  Check 0: 1 [Error]",
  );
});
