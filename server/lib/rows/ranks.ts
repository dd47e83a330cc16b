/** The distance between neighbours when a list is numbered. */
export const rankGap = 1024;
/** If two ranks are closer than this, the list is renumbered before a double cannot represent a rank between them. */
const nearest = 1e-6;

/**
 * Returns a rank between two neighbours, either of which may be missing.
 *
 * @returns undefined if they are so close that the list has to be renumbered first
 */
export function rankBetween(previous: number | undefined, next: number | undefined) {
  if (previous === undefined) return (next ?? rankGap) - rankGap;
  if (next === undefined) return previous + rankGap;
  return next - previous > nearest ? (previous + next) / 2 : undefined;
}
