/** Words and characters of a text. Languages that write no spaces, such as Japanese, are divided by their dictionaries. */
export function countWords(text: string) {
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter(undefined, { granularity: "word" }).segment(text)) {
    if (isWordLike) words += 1;
  }
  let characters = 0;
  // As people count them: an emoji of several code points is one. Line breaks do not count.
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: "grapheme" }).segment(text)) {
    if (!/^[\r\n]+$/.test(segment)) characters += 1;
  }
  return { words, characters };
}
