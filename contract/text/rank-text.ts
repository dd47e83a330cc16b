/**
 * Ranks how `sought` occurs in `text`: 0 at the start of the text, 1 at the start of a word, 2 inside a word, and
 * infinity without a match. Fold both with `foldText` first.
 */
export function rankText(text: string, sought: string) {
  const at = text.indexOf(sought);
  if (at < 0) return Number.POSITIVE_INFINITY;
  if (at === 0) return 0;
  return text.includes(` ${sought}`) ? 1 : 2;
}
