import { countWords as countOnlyWords } from "#contract/text/count-words.ts";

/** Words and characters of a text. */
export function countWords(text: string) {
  let characters = 0;
  // As people count them: an emoji of several code points is one. Line breaks do not count.
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)) {
    if (!/^[\r\n]+$/.test(segment)) characters += 1;
  }
  return { words: countOnlyWords(text), characters };
}
