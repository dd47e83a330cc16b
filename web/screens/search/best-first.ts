import type { Hit } from "#contract/search.ts";
import { foldText } from "#contract/text/fold-text.ts";
import { insideWord, rankText } from "#contract/text/rank-text.ts";

/** Where a hit shows a word, the best first: at the start of a word of its title or text, inside of a word, or nowhere. */
const places = { title: 0, text: 1, inside: 2, nowhere: 3 };

/**
 * Sorts the hits of several kinds: titles that have words which begin with what is sought come before texts that do, and the
 * newest comes first. Leaves out hits that have it inside of a word only, or do not show why they match, if there are better ones.
 */
export function bestFirst(hits: readonly Hit[], q: string): readonly Hit[] {
  const words = foldText(q).split(/\s+/).filter(Boolean);
  const ranked = hits.map((hit) => ({ hit, ...rankHit(hit, words) }));
  const best = Math.min(...ranked.map((each) => each.best));
  return ranked
    .filter((each) => each.best <= Math.max(best, places.text))
    .toSorted((one, other) => one.worst - other.worst || dateOf(other.hit).localeCompare(dateOf(one.hit)))
    .map(({ hit }) => hit);
}

const dateOf = ({ date = "" }: Hit) => date;

/** The ranks of the sought word that the hit shows best, and of the one that it shows worst. */
function rankHit({ title, text }: Hit, words: readonly string[]) {
  const [inTitle, inText] = [foldText(title), foldText(text)];
  const ranks = words.map((word) => {
    const [ofTitle, ofText] = [rankText(inTitle, word), rankText(inText, word)];
    if (ofTitle < insideWord) return places.title;
    if (ofText < insideWord) return places.text;
    return Math.min(ofTitle, ofText) === insideWord ? places.inside : places.nowhere;
  });
  return { best: Math.min(...ranks), worst: Math.max(...ranks) };
}
