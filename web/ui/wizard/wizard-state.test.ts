import fc from "fast-check";
import { describe, expect, test } from "vitest";

import {
  canGoBack,
  canGoTo,
  countComplete,
  goBack,
  goNext,
  recheck,
  rejectStep,
  showStep,
  startWizard,
  type WizardState,
} from "#web/ui/wizard/wizard-state.ts";

const next = (state: WizardState, isValid = true) => goNext(state, isValid).state;

/** On step 3 of 3, with the first two complete. */
const atLast = next(next(startWizard(3)));

describe("the rules of wizards (§4)", () => {
  test("steps are numbered from 1", () => {
    expect(startWizard(3)).toEqual({ step: 1, reached: 1, statuses: ["open", "open", "open"] });
  });

  test("previous is disabled on step 1", () => {
    expect(canGoBack(startWizard(3))).toBe(false);
    expect(canGoBack(next(startWizard(3)))).toBe(true);
    expect(goBack(startWizard(3))).toEqual(startWizard(3));
    expect(goBack(atLast).step).toBe(2);
  });

  test("next validates the step when a validator exists: without one, the step counts as valid", () => {
    expect(goNext(startWizard(3), true)).toEqual({
      state: { step: 2, reached: 2, statuses: ["complete", "open", "open"] },
      outcome: "moved",
    });
  });

  test("an invalid step is marked not complete, stays, and asks for the focus of its invalid field", () => {
    const invalid = goNext(startWizard(3), false);
    expect(invalid).toEqual({
      state: { step: 1, reached: 1, statuses: ["incomplete", "open", "open"] },
      outcome: "invalid",
    });
    const wasComplete = goNext(goBack(atLast), false);
    expect(wasComplete.state.statuses[1]).toBe("incomplete");
  });

  test("a valid step is marked complete", () => {
    expect(next(next(startWizard(3), false)).statuses[0]).toBe("complete");
    expect(countComplete(atLast)).toBe(2);
  });

  test("after the last step, the wizard jumps to the first incomplete step if there is one", () => {
    const edited = recheck(atLast, [true, false, true]);
    const finished = goNext(edited, true);
    expect(finished).toEqual({
      state: { step: 2, reached: 3, statuses: ["complete", "incomplete", "complete"] },
      outcome: "returned",
    });
    expect(goNext(recheck(atLast, [false, false, true]), true).state.step).toBe(1);
  });

  test("otherwise it completes", () => {
    expect(goNext(atLast, true)).toEqual({
      state: { step: 3, reached: 3, statuses: ["complete", "complete", "complete"] },
      outcome: "completed",
    });
  });
});

test.each([
  [1, 1],
  [2, 2],
  [3, 2],
  [99, 2],
  [0, 1],
  [-1, 1],
])("the address names step %i, and step %i is shown if two were reached", (asked, shown) => {
  expect(showStep(next(startWizard(4)), asked).step).toBe(shown);
});

test("a step can be chosen once it was reached, except the current one", () => {
  const state = goBack(atLast);
  expect([0, 1, 2, 3, 4].map((step) => canGoTo(state, step))).toEqual([false, true, false, true, false]);
});

test("a rejected step is shown as incomplete", () => {
  const { state } = goNext(atLast, true);
  expect(rejectStep(state, 2)).toEqual({ step: 2, reached: 3, statuses: ["complete", "incomplete", "complete"] });
});

test("a step that is valid again is not marked complete before it is validated", () => {
  const invalid = next(startWizard(2), false);
  expect(recheck(invalid, [true, true])).toEqual(invalid);
});

type Event = { readonly kind: "next" | "back" | "show" | "edit" | "reject"; readonly step: number };

test("no sequence of events completes a wizard with an invalid step, or skips one that was never valid", () => {
  const events = fc.array(
    fc.record({
      kind: fc.constantFrom<Event["kind"]>("next", "next", "next", "back", "show", "edit", "edit", "reject"),
      step: fc.integer({ min: -1, max: 6 }),
    }),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), events, (count, sequence) => {
      const validity = Array.from({ length: count }, () => true);
      const wasValid = new Set<number>();
      let state = startWizard(count);
      for (const { kind, step } of sequence) {
        const index = ((step % count) + count) % count;
        state = recheck(state, validity);
        if (kind === "back") state = goBack(state);
        if (kind === "show") state = showStep(state, step);
        if (kind === "edit") validity[index] = !validity[index];
        if (kind === "reject") state = rejectStep(state, Math.min(index + 1, state.reached));
        if (kind !== "next") continue;
        const isValid = validity[state.step - 1] ?? true;
        if (isValid) wasValid.add(state.step);
        const result = goNext(state, isValid);
        state = result.state;
        if (result.outcome === "completed") {
          expect(validity).not.toContain(false);
          expect(state.statuses.every((status) => status === "complete")).toBe(true);
        }
        for (let earlier = 1; earlier < state.step; earlier += 1) expect(wasValid).toContain(earlier);
      }
      expect(state.step).toBeGreaterThanOrEqual(1);
      expect(state.step).toBeLessThanOrEqual(count);
    }),
  );
});
