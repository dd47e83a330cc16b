import { foldText } from "./fold-text.ts";
import { rankText } from "./rank-text.ts";

/** Something to find: its titles, in English and the current language, and its other search terms. */
export type Matched = { readonly titles: readonly string[]; readonly terms: readonly string[] };

/** No match. */
export const noMatch = Number.POSITIVE_INFINITY;

/** From this rank on, no word of a title begins with the text. */
export const termRank = 4;

/** From this rank on, the text matches only if it has typing errors. Show such matches if nothing else matches. */
export const typingErrorRank = 9;

/** Leaves out the matches with typing errors, unless there are no others. @param matches the best first */
export const withoutErrors = <Match extends { readonly rank: number }>(matches: readonly Match[]) =>
  (matches[0]?.rank ?? noMatch) < typingErrorRank ? matches.filter(({ rank }) => rank < typingErrorRank) : matches;

/**
 * Ranks how well a typed text matches, the best first: 0 at the start of a title, 1 at the start of one of its words, 2
 * with the starts of several words in any order, 3 by initials (`nm` for “New message”), 4 to 6 the same without initials
 * in the search terms, 7 inside of a title, 8 of a term, then with typing errors in a title and in a term.
 */
export function rankMatch({ titles, terms }: Matched, typed: string): number {
  const sought = foldText(typed.trim());
  if (!sought) return noMatch;
  const ofTitles = titles.map((title) => rankOne(foldText(title), sought, titleRanks));
  const ofTerms = terms.map((term) => rankOne(foldText(term), sought, termRanks));
  return Math.min(...ofTitles, ...ofTerms);
}

type Ranks = {
  readonly start: number;
  readonly wordStart: number;
  readonly wordStarts: number;
  readonly initials?: number;
  readonly inside: number;
  readonly errors: number;
};

const titleRanks: Ranks = {
  start: 0,
  wordStart: 1,
  wordStarts: 2,
  initials: 3,
  inside: 7,
  errors: typingErrorRank,
};
const termRanks: Ranks = { start: termRank, wordStart: 5, wordStarts: 6, inside: 8, errors: typingErrorRank + 1 };

function rankOne(text: string, sought: string, ranks: Ranks) {
  const place = rankText(text, sought);
  if (place === 0) return ranks.start;
  if (place === 1) return ranks.wordStart;
  const words = wordsOf(text);
  const typed = wordsOf(sought);
  if (matchesEach(typed, words, (one, other) => other.startsWith(one))) return ranks.wordStarts;
  if (ranks.initials !== undefined && isInitials(words, sought)) return ranks.initials;
  if (place < noMatch) return ranks.inside;
  return matchesEach(typed, words, isStartWithErrors) ? ranks.errors : noMatch;
}

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);

const matchesEach = (
  typed: readonly string[],
  words: readonly string[],
  matches: (typed: string, word: string) => boolean,
) => typed.length > 0 && typed.every((one) => words.some((word) => matches(one, word)));

/** Whether the text consists of the initials of the first words, of at least two. */
const isInitials = (words: readonly string[], sought: string) =>
  sought.length > 1 &&
  words
    .map(([initial]) => initial)
    .join("")
    .startsWith(sought);

/** The typing errors that a word of the length may have. In a short one, another letter makes another word. */
const allowance = (length: number) => (length < 4 ? 0 : length < 8 ? 1 : 2);

function isStartWithErrors(typed: string, word: string) {
  const allowed = allowance(typed.length);
  if (allowed === 0) return word.startsWith(typed);
  return typed.length <= word.length + allowed && errorsInStart(typed, word) <= allowed;
}

/**
 * The fewest letters to add, drop, replace or exchange with their neighbor to make the typed text the start of the word.
 * This is the optimal string alignment distance to the closest start, so that a word matches while it is being typed.
 */
function errorsInStart(typed: string, word: string) {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: word.length + 1 }, (_, length) => length);
  for (let at = 1; at <= typed.length; at += 1) {
    const next = [at];
    for (let to = 1; to <= word.length; to += 1) {
      const isSame = typed[at - 1] === word[to - 1];
      const isExchanged = at > 1 && to > 1 && typed[at - 1] === word[to - 2] && typed[at - 2] === word[to - 1];
      next.push(
        Math.min(
          (row[to] ?? 0) + 1,
          (next[to - 1] ?? 0) + 1,
          (row[to - 1] ?? 0) + (isSame ? 0 : 1),
          isExchanged ? (before[to - 2] ?? 0) + 1 : noMatch,
        ),
      );
    }
    before = row;
    row = next;
  }
  return Math.min(...row);
}
