/** The rules of a choice between two lists. */

/** The keys with those that were added at their end, each once. */
export const addKeys = (chosen: readonly string[], added: readonly string[]): readonly string[] => [
  ...chosen,
  ...added.filter((key) => !chosen.includes(key)),
];

export const removeKeys = (chosen: readonly string[], removed: readonly string[]): readonly string[] =>
  chosen.filter((key) => !removed.includes(key));

/** Adds the key if it is missing, and removes it if it is there. */
export const toggleKey = (keys: readonly string[], key: string): readonly string[] =>
  keys.includes(key) ? removeKeys(keys, [key]) : addKeys(keys, [key]);

/**
 * The index that a key of the keyboard moves to in a list, within its ends.
 *
 * @returns undefined if the key moves nothing, or the list is empty
 */
export function moveInList(key: string, index: number, count: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowDown: index + 1,
    ArrowUp: index - 1,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  return next === undefined || count === 0 ? undefined : Math.min(Math.max(next, 0), count - 1);
}
