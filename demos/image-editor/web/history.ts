/** The states that can be returned to, and the one that is shown. */
export type History<State> = {
  readonly past: readonly State[];
  readonly present: State;
  readonly future: readonly State[];
  /** The name of a change that is still going on, such as a drag. */
  readonly ongoing?: string | undefined;
};

/** The number of steps that can be undone. */
const maxSteps = 100;

export const startHistory = <State>(present: State): History<State> => ({ past: [], present, future: [] });

/**
 * Adds a state.
 *
 * @param ongoing the name of a change that has many states, which are one step until it is settled
 */
export function record<State>(history: History<State>, present: State, ongoing?: string): History<State> {
  if (ongoing !== undefined && history.ongoing === ongoing) return { ...history, present };
  return { past: [...history.past, history.present].slice(-maxSteps), present, future: [], ongoing };
}

/** Ends an ongoing change: the next one is a step of its own. */
export const settle = <State>(history: History<State>): History<State> =>
  history.ongoing === undefined ? history : { ...history, ongoing: undefined };

export function undo<State>(history: History<State>): History<State> {
  const { past, present, future } = history;
  const previous = past.at(-1);
  if (previous === undefined) return history;
  return { past: past.slice(0, -1), present: previous, future: [present, ...future] };
}

export function redo<State>(history: History<State>): History<State> {
  const { past, present, future } = history;
  const [next, ...later] = future;
  if (next === undefined) return history;
  return { past: [...past, present], present: next, future: later };
}
