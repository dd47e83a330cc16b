import { foldText } from "#contract/text/fold-text.ts";

/** Signs, such as emoji, with the words that describe them in one language. */
export type Annotations = ReadonlyMap<string, { readonly name: string; readonly words: readonly string[] }>;

/** The longest translation, in words. A longer one describes a single sign. */
const maxLength = 3;
/** Translations of a word. */
const maxTranslations = 5;
/** Words describe the same signs if this share of them is common (Sørensen–Dice coefficient). */
const minLikeness = 0.6;
/** A word that describes one sign with another, as "address" does the megaphone, is no evidence. */
const minShared = 2;
/** The best word may be less alike: languages differ in how many signs a word describes. */
const minLikenessOfBest = 0.3;

/**
 * Translates English words through signs that are described in both languages: the translation of a word describes the
 * same signs. "Building" describes many more signs than a house, and so does "Gebäude". For the name of a sign, all words
 * of that sign are translations.
 *
 * @returns a function from a folded word to its translations, the closest first
 */
export function alignWords(english: Annotations, other: Annotations) {
  const signsOf = indexWords(english);
  const otherSignsOf = indexWords(other);
  return (word: string): readonly string[] => {
    const signs = signsOf.get(word)?.signs ?? new Set();
    const named = new Set<string>();
    const shared = new Map<string, number>();
    for (const sign of signs) {
      const isNamed = foldText(english.get(sign)?.name ?? "") === word;
      for (const candidate of foldedWords(other.get(sign))) {
        if (isNamed) named.add(candidate);
        shared.set(candidate, (shared.get(candidate) ?? 0) + 1);
      }
    }
    const likeness = (candidate: string, count: number) =>
      (2 * count) / (signs.size + (otherSignsOf.get(candidate)?.signs.size ?? 0));
    return [...shared]
      .map(([candidate, count]) => ({ candidate, count, likeness: likeness(candidate, count) }))
      .toSorted((one, another) => another.likeness - one.likeness)
      .filter(({ candidate, count, likeness }, index) => {
        const isAlike = likeness >= minLikeness || (index === 0 && likeness >= minLikenessOfBest);
        return ((isAlike && count >= minShared) || named.has(candidate)) && candidate.split(" ").length <= maxLength;
      })
      .slice(0, maxTranslations)
      .map(({ candidate }) => otherSignsOf.get(candidate)?.written ?? candidate);
  };
}

const foldedWords = (annotation: { readonly name: string; readonly words: readonly string[] } | undefined) =>
  new Set(annotation ? [annotation.name, ...annotation.words].map(foldText) : []);

/** The signs of each word, by the folded word, which is kept as it was first written. */
function indexWords(annotations: Annotations) {
  const index = new Map<string, { written: string; signs: Set<string> }>();
  for (const [sign, { name, words }] of annotations) {
    for (const written of [name, ...words]) {
      const key = foldText(written);
      const entry = index.get(key) ?? { written, signs: new Set() };
      entry.signs.add(sign);
      index.set(key, entry);
    }
  }
  return index;
}
