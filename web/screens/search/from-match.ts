import { cutAtMatches } from "#web/lib/text/cut-at-matches.ts";

/** In characters: what a line of the palette has room for on a phone, and what is kept before the match. */
const room = 36;
const before = 12;

/** A text from shortly before its first match, if that would be beyond the end of a line. */
export function fromMatch(text: string, q: string) {
  const [first, match] = cutAtMatches(text, q);
  if (!first || first.isMatch || !match || first.text.length < room) return text;
  const at = first.text.length;
  const space = first.text.indexOf(" ", at - before);
  return `…${text.slice(space < 0 ? at : space + 1)}`;
}
