import { countWords } from "#contract/text/count-words.ts";

/** The pace of an adult who reads a text on a screen. */
const wordsPerMinute = 200;

/** The time it takes to read a text, in whole minutes that have begun, at least 1. @param text without markup */
export const readingMinutes = (text: string) => Math.max(1, Math.ceil(countWords(text) / wordsPerMinute));
