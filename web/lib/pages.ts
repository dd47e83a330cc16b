/** The highest page that the API takes. It answers one beyond the last with no rows and the exact number of all. */
export const maxPage = 1_000_000;

/** The number of the last page of so many rows: 1 where there are none. */
export const lastPage = (total: number, size: number) => Math.max(Math.ceil(total / size), 1);

/** Pages that a pager names, gaps between them included, so that it keeps its width. */
const slots = 7;

/**
 * The pages that a pager names: the first, the last, and those around the current one. A gap never stands for a single
 * page. Where the last is not known, the pages end with a gap.
 */
export function listPages(page: number, last: number, isLastKnown: boolean): readonly (number | "gap")[] {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => from + place);
  const end = isLastKnown ? [last] : [];
  if (isLastKnown && last <= slots) return range(1, last);
  if (page <= 4) return [...range(1, Math.min(5, last)), "gap", ...end];
  if (isLastKnown && page >= last - 3) return [1, "gap", ...range(last - 4, last)];
  return [1, "gap", ...range(page - 1, Math.min(page + 1, last)), "gap", ...end];
}
