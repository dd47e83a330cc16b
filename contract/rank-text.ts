/**
 * How well a text matches what is sought; both are folded. 0: at its beginning; 1: at the beginning of a word; 2: elsewhere;
 * infinite: not at all.
 */
export function rankText(text: string, sought: string) {
  const at = text.indexOf(sought);
  if (at < 0) return Number.POSITIVE_INFINITY;
  if (at === 0) return 0;
  return text.includes(` ${sought}`) ? 1 : 2;
}
