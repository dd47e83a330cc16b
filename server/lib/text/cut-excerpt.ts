/**
 * The beginning of a text, of at most `length` characters and an ellipsis. Not cut inside a word, unless that would leave less than
 * half of it. `excerptOf` of `server/db/excerpt.ts` is for texts that SQL can cut.
 */
export function cutExcerpt(text: string, length: number) {
  if (text.length <= length) return text;
  const cut = text.slice(0, length);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), length / 2)).trim()}…`;
}
