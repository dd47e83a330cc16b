import type { Hit } from "#contract/search.ts";
import { foldText } from "#contract/text/fold-text.ts";
import { rankText } from "#contract/text/rank-text.ts";

/** The rank of a match inside of a word; one at the start of a word has a lower one. */
const inside = 2;

/**
 * Sorts the hits of several kinds: those with a word that begins with the text come before those that have it inside of one, and titles
 * before what is said below them. Otherwise they keep their order.
 */
export function bestFirst(hits: readonly Hit[], q: string): readonly Hit[] {
  const sought = foldText(q);
  const rankOf = ({ title, text }: Hit) => {
    const [ofTitle, ofText] = [rankText(foldText(title), sought), rankText(foldText(text), sought)];
    return ofTitle < inside ? ofTitle : ofText < inside ? inside : Math.min(ofTitle, ofText) + inside;
  };
  // Infinity, for no match, minus itself is no number.
  return hits.toSorted((one, other) => rankOf(one) - rankOf(other) || 0);
}
