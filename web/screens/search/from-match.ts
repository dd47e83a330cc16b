import { cutAtMatches } from "#web/lib/text/cut-at-matches.ts";

/** In characters: what the lines of an entry surely have room for, on phones and on wider pages. */
export const roomOf = (isNarrow: boolean) => (isNarrow ? { title: 32, text: 36 } : { title: 52, text: 64 });
/** What stays free for the match and what follows it. */
const after = 16;
const sentenceEnd = /[.!?\u061f]\s+/u;

/**
 * A text from before its first match, if that would be beyond the end of a line: from the start of a sentence or word, and
 * with as much of the text as the line has room for.
 * @param room the characters of a line
 */
export function fromMatch(text: string, q: string, room: number) {
  const [first, match] = cutAtMatches(text, q);
  if (!first || first.isMatch || !match || first.text.length <= room - after) return text;
  const at = first.text.length;
  const earliest = Math.max(0, Math.min(at - (room - after), text.length - room));
  const sentence = sentenceEnd.exec(first.text.slice(earliest));
  const space = first.text.indexOf(" ", earliest);
  const start = sentence ? earliest + sentence.index + sentence[0].length : space < 0 ? at : space + 1;
  return `…${text.slice(start)}`;
}
