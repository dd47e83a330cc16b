/** Whether something works: shown with a sign and a word, not by colour alone. */
export type CheckState = "ok" | "warning" | "error";

/** One line of a report. All texts are translated. */
export type Check = {
  readonly name: string;
  readonly value: string;
  /** Of what is tested. Undefined for a fact, such as a version. */
  readonly state?: CheckState;
  /** What does not work, or what to do. */
  readonly note?: string | undefined;
};

export type CheckGroup = { readonly title: string; readonly checks: readonly Check[] };

/** The state of several checks: the worst of them. */
export function worstOf(groups: readonly CheckGroup[]): CheckState {
  const states = new Set(groups.flatMap(({ checks }) => checks.map(({ state }) => state)));
  if (states.has("error")) return "error";
  return states.has("warning") ? "warning" : "ok";
}

const severity: Readonly<Record<CheckState, number>> = { error: 0, warning: 1, ok: 2 };

const severityOf = ({ state = "ok" }: Check) => severity[state];
const byState = (one: Check, other: Check) => severityOf(one) - severityOf(other);

/** What does not work, the worst first. */
export const listProblems = (groups: readonly CheckGroup[]) =>
  groups
    .flatMap(({ checks }) => checks)
    .filter((check) => severityOf(check) < severity.ok)
    .toSorted(byState);

/** Groups with what does not work before the others, and in each group the same; otherwise in their order. */
export const worstFirst = (groups: readonly CheckGroup[]): readonly CheckGroup[] =>
  groups
    .map(({ title, checks }) => ({ title, checks: checks.toSorted(byState) }))
    .toSorted((one, other) => severity[worstOf([one])] - severity[worstOf([other])]);

/** The report as text, for a message to somebody who helps. */
export const writeReport = (groups: readonly CheckGroup[], words: Readonly<Record<CheckState, string>>) =>
  groups
    .map(({ title, checks }) =>
      [
        title,
        ...checks.map(({ name, value, state }) => `  ${name}: ${value}${state ? ` [${words[state]}]` : ""}`),
      ].join("\n"),
    )
    .join("\n\n");
