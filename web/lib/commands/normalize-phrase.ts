import { foldText } from "#contract/text/fold-text.ts";
import { unspaced } from "#contract/text/unspaced.ts";

/** The article of Arabic, which is written as a part of its word and may be left out. */
const arabicArticle = /(?<!\p{L})ال(?=\p{L}{2})/gu;

/** Reduces a phrase to what is compared: without case, accents and punctuation, and with one spelling of each letter. */
export function normalizePhrase(phrase: string) {
  const words = foldText(phrase)
    .replaceAll("ß", "ss")
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    // Letters that Arabic writes in two ways, and the line that only stretches a word.
    .replaceAll("ى", "ي")
    .replaceAll("ة", "ه")
    .replaceAll("ـ", "")
    .replaceAll(arabicArticle, "")
    // The long vowel of Japanese belongs to its word.
    .replaceAll(/[^\p{L}\p{N}ー]+/gu, " ")
    .trim();
  // Recognizers add spaces.
  return unspaced.test(words) ? words.replaceAll(" ", "") : words;
}
