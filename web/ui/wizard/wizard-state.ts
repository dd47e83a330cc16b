/** `open`: not validated yet. `incomplete`: validated, and not valid, or not valid any more. */
export type StepStatus = "open" | "incomplete" | "complete";

/** A wizard's place, and what is known of its steps, which are numbered from 1. */
export type WizardState = {
  readonly step: number;
  /** The last step that may be shown: every step before it was valid once. */
  readonly reached: number;
  /** Of each step, in order. */
  readonly statuses: readonly StepStatus[];
};

/**
 * What the caller has to do next.
 * - `invalid`: the step stays; focus its first invalid field.
 * - `moved`: another step is shown.
 * - `returned`: the last step is valid, and the first incomplete one is shown.
 * - `completed`: all steps are complete; collect all fields and call the completion callback.
 */
export type Outcome = "invalid" | "moved" | "returned" | "completed";

export const startWizard = (count: number): WizardState => ({
  step: 1,
  reached: 1,
  statuses: Array.from({ length: count }, () => "open"),
});

/** Previous is disabled on step 1. */
export const canGoBack = ({ step }: WizardState) => step > 1;

export const isLastStep = ({ step, statuses }: WizardState) => step === statuses.length;

export const countComplete = ({ statuses }: WizardState) => statuses.filter((status) => status === "complete").length;

/** Another step may be shown directly once all steps before it have been valid. */
export const canGoTo = (state: WizardState, step: number) => step !== state.step && step >= 1 && step <= state.reached;

/** Shows the step that the address names, or the nearest one that may be shown. */
export const showStep = (state: WizardState, step: number): WizardState => ({
  ...state,
  step: Math.max(1, Math.min(step, state.reached)),
});

/** Previous does not validate. */
export const goBack = (state: WizardState): WizardState => showStep(state, state.step - 1);

/** Next, or Finish on the last step. @param isValid the result of the step's validator; true if it has none */
export function goNext(
  state: WizardState,
  isValid: boolean,
): { readonly state: WizardState; readonly outcome: Outcome } {
  if (!isValid) return { state: mark(state, state.step, "incomplete"), outcome: "invalid" };
  const valid = mark(state, state.step, "complete");
  if (!isLastStep(state)) {
    const step = state.step + 1;
    return { state: { ...valid, step, reached: Math.max(step, state.reached) }, outcome: "moved" };
  }
  const incomplete = valid.statuses.findIndex((status) => status !== "complete");
  return incomplete === -1
    ? { state: valid, outcome: "completed" }
    : { state: { ...valid, step: incomplete + 1 }, outcome: "returned" };
}

/**
 * Marks complete steps as incomplete whose fields are not valid any more: they were edited, or stored under other rules.
 * @param validity of each step
 */
export const recheck = (state: WizardState, validity: readonly boolean[]): WizardState => ({
  ...state,
  statuses: state.statuses.map((status, index) =>
    status === "complete" && validity[index] === false ? "incomplete" : status,
  ),
});

/** The server has rejected a field of the step: shows it. */
export const rejectStep = (state: WizardState, step: number): WizardState =>
  showStep(mark(state, step, "incomplete"), step);

const mark = (state: WizardState, step: number, status: StepStatus): WizardState => ({
  ...state,
  statuses: state.statuses.with(step - 1, status),
});
