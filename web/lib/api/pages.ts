/** The highest page that the API accepts. Beyond the last page it returns no rows and the exact total. */
export const maxPage = 1_000_000;

/** The number of the last page; 1 if there are no rows. */
export const lastPage = (total: number, size: number) => Math.max(Math.ceil(total / size), 1);

/** Whether a page of rows lies beyond the last one, which is about to be loaded instead. */
export const isBeyondLast = ({ data, total }: { readonly data: readonly unknown[]; readonly total: number }) =>
  total > 0 && data.length === 0;

/** The number of items in a pager, including gaps, so that its width stays the same. */
const slots = 7;

/**
 * The items of a pager: the first page, the last, and those around the current one. A gap never replaces a single page.
 * If the last page is unknown, the list ends with a gap.
 */
export function listPages(page: number, last: number, isLastKnown: boolean): readonly (number | "gap")[] {
  const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => from + place);
  const end = isLastKnown ? [last] : [];
  if (isLastKnown && last <= slots) return range(1, last);
  if (page <= 4) return [...range(1, Math.min(5, last)), "gap", ...end];
  if (isLastKnown && page >= last - 3) return [1, "gap", ...range(last - 4, last)];
  return [1, "gap", ...range(page - 1, Math.min(page + 1, last)), "gap", ...end];
}
