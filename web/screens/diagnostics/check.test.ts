import { expect, test } from "vitest";

import { type CheckState, listProblems, worstFirst, worstOf, writeReport } from "#web/screens/diagnostics/check.ts";

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

test("what does not work comes first: the worst group, and in it the worst check", () => {
  const groups = [groupOf("ok", "ok"), { ...groupOf("ok", "warning", "error"), title: "Mail" }];
  expect(worstFirst(groups).map(({ title, checks }) => [title, ...checks.map(({ name }) => name)])).toEqual([
    ["Mail", "Check 2", "Check 1", "Check 0"],
    ["Server", "Check 0", "Check 1"],
  ]);
  expect(listProblems(groups).map(({ name }) => name)).toEqual(["Check 2", "Check 1"]);
});

test("the report has a paragraph for each group, and a line with the state for each check", () => {
  const words = { ok: "OK", warning: "Warning", error: "Error" };
  expect(writeReport([groupOf("ok"), groupOf("error")], words)).toBe(
    "Server\n  Check 0: 1 [OK]\n\nServer\n  Check 0: 1 [Error]",
  );
});

test("a fact has no state, and is no problem", () => {
  const facts = [{ title: "Server", checks: [{ name: "Node.js", value: "24" }] }];
  expect(worstOf(facts)).toBe("ok");
  expect(listProblems(facts)).toEqual([]);
  expect(writeReport(facts, { ok: "OK", warning: "Warning", error: "Error" })).toBe("Server\n  Node.js: 24");
});
