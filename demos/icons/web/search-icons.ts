import { foldText } from "#contract/text/fold-text.ts";
import type { IconTerms, WordTable } from "#demos/icons/web/icon-files.ts";
import { wordsOfName } from "#demos/icons/web/words-of-name.ts";

export type Icon = {
  /** Unique in the set, and part of the address: `solid/house`, `house-fill`, `de`. */
  readonly id: string;
  /** The name in the package: `house`. */
  readonly name: string;
  /** The name on screen: that of the package, or that of a country in the current language. */
  readonly title: string;
  /** The filter that shows it, such as a style. Empty if only the filter of all icons does. */
  readonly group: string;
  /** Its place in the set, from 0. */
  readonly index: number;
};

/** The texts by which an icon is found. */
type IconTexts = {
  /** Names, also in other languages. */
  readonly names: readonly string[];
  /** The words of the name in other languages. */
  readonly words: readonly string[];
  /** Related words. */
  readonly terms: readonly string[];
};

/** An icon and its texts, folded, each at the beginning of a line. */
export type FindableIcon = {
  readonly icon: Icon;
  readonly names: string;
  readonly words: string;
  readonly terms: string;
};

const lines = (texts: readonly string[]) => `\n${[...new Set(texts.map(wordsOfName))].join("\n")}\n`;

export const makeFindable = (icon: Icon, { names, words, terms }: IconTexts): FindableIcon => ({
  icon,
  names: lines(names),
  words: lines(words),
  terms: lines(terms),
});

/**
 * The texts of an icon with a name in English: with the search terms of its set, and their translations.
 *
 * @param terms undefined while they are loading, as is `table`
 * @param table the words of the user's language by the English ones; undefined in English
 */
export function textsOfIcon(name: string, terms?: IconTerms, table?: WordTable): IconTexts {
  const inLanguage = (texts: readonly string[]) => texts.flatMap((text) => table?.[foldText(text)] ?? []);
  const aliases = terms?.aliases[name] ?? [];
  const phrases = [name, ...aliases].map(wordsOfName);
  const related = terms?.terms[name] ?? [];
  return {
    // Those of the user's language come first where they are listed.
    names: [name, ...inLanguage(phrases), ...aliases],
    words: inLanguage(phrases.flatMap((phrase) => phrase.split(" "))),
    terms: [...inLanguage(related), ...related],
  };
}

/** How well a text matches, from 0, the best. */
const ranks = [
  "name",
  "firstWord",
  "word",
  "nameStart",
  "wordStart",
  "term",
  "termStart",
  "nameContains",
  "termContains",
] as const;
type Rank = (typeof ranks)[number];

/** Returns how well an icon matches a folded text, or undefined if it does not match. */
function rankOf({ names, words, terms }: FindableIcon, text: string): number | undefined {
  const tests: Record<Rank, () => boolean> = {
    name: () => names.includes(`\n${text}\n`),
    firstWord: () => names.includes(`\n${text} `),
    word: () => names.includes(` ${text} `) || names.includes(` ${text}\n`) || words.includes(`\n${text}\n`),
    nameStart: () => names.includes(`\n${text}`),
    wordStart: () => names.includes(` ${text}`) || words.includes(`\n${text}`),
    term: () => terms.includes(`\n${text}\n`),
    termStart: () => terms.includes(`\n${text}`) || terms.includes(` ${text}`),
    nameContains: () => names.includes(text) || words.includes(text),
    termContains: () => terms.includes(text),
  };
  const rank = ranks.findIndex((each) => tests[each]());
  return rank === -1 ? undefined : rank;
}

/** Words that are found separately are a worse match than the same words in their order. */
function rankOfWords(icon: FindableIcon, words: readonly string[]) {
  if (words.length < 2) return undefined;
  let sum = ranks.length;
  for (const word of words) {
    const rank = rankOf(icon, word);
    if (rank === undefined) return undefined;
    sum += rank;
  }
  return sum;
}

/**
 * Returns the icons that match a typed text, the best first and otherwise in the order of the set. A text of several
 * words also finds icons that match each of them. An empty text finds all.
 */
export function searchIcons(icons: readonly FindableIcon[], typed: string): readonly Icon[] {
  const text = wordsOfName(typed);
  if (text === "") return icons.map(({ icon }) => icon);
  const words = text.split(" ");
  return icons
    .flatMap((findable) => {
      const rank = rankOf(findable, text) ?? rankOfWords(findable, words);
      return rank === undefined ? [] : [{ icon: findable.icon, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ icon }) => icon);
}
