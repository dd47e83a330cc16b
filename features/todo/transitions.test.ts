import { expect, test } from "vitest";

import { setTodoState, toggleTodo } from "./transitions.ts";

const before = "2026-01-01T00:00:00.000Z";
const now = "2026-01-02T00:00:00.000Z";

test.each([
  ["Critical", null, "Completed", now],
  ["Important", null, "Completed", now],
  ["Completed", before, "Critical", null],
  // A todo with a completion date is completed, whatever its state.
  ["Important", before, "Critical", null],
  ["Completed", null, "Completed", now],
] as const)("spec §4: toggling %s (completed at %s) makes it %s (%s)", (state, completedAt, toState, toCompletedAt) => {
  expect(toggleTodo({ state, completedAt }, now)).toEqual({ state: toState, completedAt: toCompletedAt });
});

test.each([
  ["Critical", null, "Completed", now],
  ["Important", null, "Critical", null],
  ["Completed", before, "Important", null],
  ["Completed", before, "Critical", null],
  ["Completed", before, "Completed", now],
  ["Important", null, "Important", null],
] as const)("spec §4: %s (completed at %s) set to %s is completed at %s", (state, completedAt, to, at) => {
  expect(setTodoState({ state, completedAt }, to, now)).toEqual({ state: to, completedAt: at });
});
