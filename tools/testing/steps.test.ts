import { afterAll, beforeAll, expect, test, vi } from "vitest";

import { type Failure, runSteps, type Step } from "./steps.ts";

beforeAll(() => void vi.spyOn(console, "log").mockImplementation(() => {}));
afterAll(() => void vi.restoreAllMocks());

const step = (name: string, failed: number, failures?: readonly Failure[]): Step => ({
  name,
  run: () => Promise.resolve({ passed: 1, failed, skipped: 0, ...(failures && { failures }) }),
});
const steps = [
  step("Checks", 0),
  step("Unit tests", 1, [{ name: "one.test.ts > adds", error: "2 is not 3" }]),
  step("Build", 1),
];

test("what failed is named with its step", async () => {
  expect(await runSteps(steps)).toMatchObject({
    passed: 3,
    failed: 2,
    failures: ["Unit tests: one.test.ts > adds", "Build"],
  });
  expect(console.log).toHaveBeenLastCalledWith("\nFailed\n  Unit tests: one.test.ts > adds\n    2 is not 3\n  Build");
});

test("the steps after a failure are left out on request", async () => {
  const { passed, failures } = await runSteps(steps, { stopsAtFailure: true });
  expect(passed).toBe(2);
  expect(failures).toEqual(["Unit tests: one.test.ts > adds"]);
});
