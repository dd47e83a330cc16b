/** The number of words. Languages that write no spaces, such as Japanese, are divided by their dictionaries. */
export function countWords(text: string) {
  let words = 0;
  for (const { isWordLike } of new Intl.Segmenter(undefined, { granularity: "word" }).segment(text)) {
    if (isWordLike) words += 1;
  }
  return words;
}
