/** The steps of the two wizards in the address, numbered from 1. */
export type WizardsParams = {
  /** Of the horizontal one. */
  step?: number | undefined;
  vertical?: number | undefined;
};

/** Other values are ignored. A step that may not be shown yet falls back later; see `showStep`. */
export const readParams = ({ step, vertical }: Record<string, unknown>): WizardsParams => ({
  step: readStep(step),
  vertical: readStep(vertical),
});

const readStep = (value: unknown) =>
  typeof value === "number" && Number.isSafeInteger(value) && value >= 1 ? value : undefined;
