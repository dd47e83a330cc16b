import { z } from "zod/mini";

import { isSame } from "#web/lib/changes/conflict.ts";
import { storage } from "#web/lib/session/storage.ts";
import { startWizard, type WizardState } from "#web/ui/wizard/wizard-state.ts";

/** A half-filled wizard, kept in the browser. Never for passwords. */
export type WizardDraft<Values> = { readonly values: Values; readonly state: WizardState };

const Stored = z.object({
  values: z.record(z.string(), z.unknown()),
  state: z.object({
    step: z.int().check(z.gte(1)),
    reached: z.int().check(z.gte(1)),
    statuses: z.array(z.enum(["open", "incomplete", "complete"])),
  }),
});

const keyOf = (name: string) => `wizard.${name}`;

/** @returns the stored draft; an empty one if there is none, or if it is of a wizard with other steps */
export function readDraft<Values extends object>(name: string, initial: Values, count: number): WizardDraft<Values> {
  const { data } = Stored.safeParse(storage.read(keyOf(name)));
  if (!data || !fits(data.state, count)) return { values: initial, state: startWizard(count) };
  return { values: restoreValues(initial, data.values), state: data.state };
}

/** Stores the draft, or removes it if nothing was entered. */
export function storeDraft<Values extends object>(name: string, draft: WizardDraft<Values>, initial: Values) {
  if (isSame(draft, { values: initial, state: startWizard(draft.state.statuses.length) })) storage.remove(keyOf(name));
  else storage.write(keyOf(name), draft);
}

const fits = ({ step, reached, statuses }: WizardState, count: number) =>
  statuses.length === count && step <= reached && reached <= count;

/** Fields that the form has gained keep their initial value, and so do those that it stores in another type. */
export const restoreValues = <Values extends object>(
  initial: Values,
  stored: Readonly<Record<string, unknown>>,
): Values =>
  Object.fromEntries(
    Object.entries(initial).map(([name, value]: [string, unknown]) => {
      const kept = stored[name];
      return [name, typeof kept === typeof value || (typeof kept === "number" && value === "") ? kept : value];
    }),
  ) as Values;
