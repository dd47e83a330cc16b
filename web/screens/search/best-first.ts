import type { Hit } from "#contract/search.ts";
import { foldText } from "#contract/text/fold-text.ts";
import { rankText } from "#contract/text/rank-text.ts";
import { cutAtMatches } from "#web/lib/text/cut-at-matches.ts";

/** The rank of a match inside of a word; one at the start of a word has a lower one. */
const inside = 2;

const hasMatch = (text: string, q: string) => cutAtMatches(text, q).some(({ isMatch }) => isMatch);

/**
 * Leaves out hits that do not show why they match, if others do, and sorts the hits of several kinds: those with a word that begins
 * with the text come before those that have it inside of one, and titles before what is said below them. Otherwise they keep their order.
 */
export function bestFirst(hits: readonly Hit[], q: string): readonly Hit[] {
  const sought = foldText(q);
  const rankOf = ({ title, text }: Hit) => {
    const [ofTitle, ofText] = [rankText(foldText(title), sought), rankText(foldText(text), sought)];
    return ofTitle < inside ? ofTitle : ofText < inside ? inside : Math.min(ofTitle, ofText) + inside;
  };
  const shown = hits.filter((hit) => rankOf(hit) < Infinity || hasMatch(hit.title, q) || hasMatch(hit.text, q));
  // Infinity, for no match, minus itself is no number.
  return (shown.length > 0 ? shown : hits).toSorted((one, other) => rankOf(one) - rankOf(other) || 0);
}
