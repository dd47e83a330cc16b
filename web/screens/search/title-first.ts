import type { Hit } from "#contract/search.ts";
import { foldText } from "#contract/text/fold-text.ts";
import { rankText } from "#contract/text/rank-text.ts";

/** Sorts the hits of several kinds: those that have the text in their title come first. Otherwise they keep their order. */
export function titleFirst(hits: readonly Hit[], q: string): readonly Hit[] {
  const sought = foldText(q);
  const rankOf = ({ title }: Hit) => rankText(foldText(title), sought);
  // Infinity, for no match, minus itself is no number.
  return hits.toSorted((one, other) => rankOf(one) - rankOf(other) || 0);
}
