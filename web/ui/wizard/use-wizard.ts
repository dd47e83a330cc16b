import { useEffect, useEffectEvent, useState } from "react";
import type { z } from "zod/mini";

import type { Endpoint, Output } from "#contract/endpoint.ts";
import { isSame } from "#web/lib/changes/conflict.ts";
import { offerUndo } from "#web/lib/changes/undo.ts";
import { type FieldErrors, fieldErrorsOf, validateWith } from "#web/lib/form/form.ts";
import { useContractForm } from "#web/lib/form/use-contract-form.ts";
import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { readDraft, storeDraft } from "#web/ui/wizard/wizard-draft.ts";
import {
  goBack,
  goNext,
  recheck,
  rejectStep,
  showStep,
  startWizard,
  type WizardState,
} from "#web/ui/wizard/wizard-state.ts";

type WizardOptions<E extends Endpoint, Values> = {
  /** The key of the stored draft. */
  name: string;
  /** Empty fields. None of them may be secret: they are stored in the browser until the wizard is completed. */
  initial: Values;
  /** The fields of each step, in order. A step without fields has no validator. */
  fields: readonly (readonly (keyof Values & string)[])[];
  /** The step in the address; undefined if it names none. */
  step: number | undefined;
  /** Puts a step into the address, in place of the current entry of the history or as a new one. */
  onStep: (step: number, options: { readonly replace: boolean }) => void;
  /** The completion callback. */
  onCompleted: (answer: Output<E>, values: Values) => void;
};

/**
 * A form in steps that sends the body of an endpoint. The rules are those of `wizard-state.ts`; this connects them with
 * the form, the address and the browser's storage. A half-filled wizard survives a reload, and is continued at the step
 * where it was left.
 */
export function useWizard<E extends Endpoint & { readonly body: z.ZodMiniType }, Values extends object>(
  endpoint: E,
  { name, initial, fields, step: asked, onStep, onCompleted }: WizardOptions<E, Values>,
) {
  const { t } = useTranslation();
  const [draft] = useState(() => readDraft(name, initial, fields.length));
  const [progress, setProgress] = useState(draft.state);
  const form = useContractForm<E, Values>(endpoint, {
    initial: draft.values,
    marksValid: true,
    onSaved: (answer, values) => {
      form.reset(initial);
      setProgress(startWizard(fields.length));
      onStep(1, { replace: true });
      onCompleted(answer, values);
    },
    onFailed: (error) => showRejected(fieldErrorsOf(error)),
  });

  const { values } = form;
  const errors = validateWith(endpoint.body)(values);
  const errorsOf = (step: number): FieldErrors =>
    Object.fromEntries(Object.entries(errors).filter(([field]) => isFieldOf(fields, step, field)));
  const isValid = (step: number) => Object.keys(errorsOf(step)).length === 0;
  const state = showStep(
    recheck(
      progress,
      fields.map((_, index) => isValid(index + 1)),
    ),
    asked ?? 1,
  );

  const show = (next: WizardState) => {
    setProgress(next);
    if (next.step !== state.step) onStep(next.step, { replace: false });
  };
  const showRejected = (rejected: FieldErrors) => {
    const step = fields.findIndex((names) => names.some((field) => rejected[field] !== undefined)) + 1;
    if (step > 0) show(rejectStep(state, step));
  };
  const next = () => {
    const { state: after, outcome } = goNext(state, isValid(state.step));
    show(after);
    if (outcome === "invalid" || outcome === "returned") form.setErrors(errorsOf(after.step));
    if (outcome === "completed") void form.submit();
  };
  const startOver = () => {
    form.reset(initial);
    show(startWizard(fields.length));
    offerUndo({
      title: t("Form reset"),
      undo: () => {
        form.change(values);
        setProgress(state);
        // For the case that another screen is shown meanwhile.
        storeDraft(name, { values, state }, initial);
        onStep(state.step, { replace: false });
      },
    });
  };

  useAddress(asked, state.step, draft.state.step, onStep);
  const { reached, step } = state;
  useEffect(() => {
    storeDraft(name, { values, state: { step, reached, statuses: progress.statuses } }, initial);
  }, [name, values, step, reached, progress.statuses, initial]);

  return {
    form,
    state,
    next,
    previous: () => show(goBack(state)),
    goTo: (target: number) => show(showStep(state, target)),
    startOver,
    isChanged: state.reached > 1 || !isSame(values, initial),
  };
}

export type Wizard = Omit<ReturnType<typeof useWizard>, "form"> & {
  readonly form: { readonly formProps: object; readonly isBusy: boolean };
};

const isFieldOf = (fields: readonly (readonly string[])[], step: number, field: string) =>
  fields[step - 1]?.includes(field) === true;

/** Corrects the address if it names a step that may not be shown, and continues a stored draft at its step. */
function useAddress(
  asked: number | undefined,
  shown: number,
  left: number,
  onStep: (step: number, options: { readonly replace: boolean }) => void,
) {
  const correct = useEffectEvent((step: number) => onStep(step, { replace: true }));
  const isWrong = asked !== undefined && asked !== shown;
  useEffect(() => {
    if (isWrong) correct(shown);
  }, [isWrong, shown]);
  // On opening the screen only: later, an address without a step means the first.
  const resume = useEffectEvent(() => {
    if (asked === undefined && left > 1) onStep(left, { replace: true });
  });
  useEffect(() => resume(), []);
}
