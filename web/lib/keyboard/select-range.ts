export type Selection = {
  readonly ids: ReadonlySet<string>;
  /** Where a range begins: the one that was selected or cleared last. */
  readonly anchor: string | undefined;
};

export const nothingSelected: Selection = { ids: new Set(), anchor: undefined };

/**
 * Selects or clears one of a list. With `isRange`, all between it and the one that was changed last get the same state.
 *
 * @param shown the ids in their order
 */
export function selectOne(
  { ids, anchor }: Selection,
  shown: readonly string[],
  id: string,
  isSelected: boolean,
  isRange: boolean,
): Selection {
  const [from, to] = [anchor === undefined ? -1 : shown.indexOf(anchor), shown.indexOf(id)];
  const range = isRange && from !== -1 ? shown.slice(Math.min(from, to), Math.max(from, to) + 1) : [id];
  const next = new Set(ids);
  for (const each of range) {
    if (isSelected) next.add(each);
    else next.delete(each);
  }
  return { ids: next, anchor: id };
}
