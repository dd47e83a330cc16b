import type { StepSummary } from "#web/ui/wizard/wizard-summary.tsx";

/** What was entered in each step, for people to read. */
export const summarise = <Name extends string>(
  titles: readonly string[],
  fields: readonly (readonly Name[])[],
  labels: Readonly<Record<Name, string>>,
  values: Readonly<Record<Name, string>>,
): readonly StepSummary[] =>
  titles.map((title, index) => ({
    title,
    items: (fields[index] ?? []).map((name) => ({ label: labels[name], value: values[name] })),
  }));
