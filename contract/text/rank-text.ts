import { unspaced } from "./unspaced.ts";

const endsBeforeWord = /[^\p{L}\p{N}]$/u;

/** The rank of a text that is found inside of words only. */
export const insideWord = 2;

/**
 * Ranks how `sought` occurs in `text`: 0 at the start of the text, 1 at the start of a word, 2 inside a word, and
 * infinity without a match. Any letter of Chinese and Japanese may begin a word. Fold both with `foldText` first.
 */
export function rankText(text: string, sought: string) {
  const [before = "", ...rest] = text.split(sought);
  if (rest.length === 0) return Number.POSITIVE_INFINITY;
  if (before === "") return 0;
  const isAtStart = [before, ...rest.slice(0, -1)].some((each) => endsBeforeWord.test(each));
  return isAtStart || unspaced.exec(sought)?.index === 0 ? 1 : insideWord;
}
