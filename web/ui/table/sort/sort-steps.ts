import type { SortRule } from "#contract/tables/table-query.ts";

type SortStep = {
  /** Sort by the other columns as well, rather than by this one alone. */
  readonly isMulti: boolean;
  /** A direction chosen from the menu. Without it, the next step: ascending, descending, not sorted. */
  readonly isDescending?: boolean | undefined;
};

/** The order after a column's head was pressed, or a direction was chosen from its menu. */
export function nextSort(
  sort: readonly SortRule[],
  column: string,
  { isMulti, isDescending }: SortStep,
): readonly SortRule[] {
  const current = sort.find((rule) => rule.column === column);
  if (isDescending === undefined && current?.isDescending) return isMulti ? withoutSort(sort, column) : [];
  const next = { column, isDescending: isDescending ?? current !== undefined };
  if (!isMulti) return [next];
  return current ? sort.map((rule) => (rule === current ? next : rule)) : [...sort, next];
}

export const withoutSort = (sort: readonly SortRule[], column: string) => sort.filter((rule) => rule.column !== column);
