import { useEffect, useEffectEvent } from "react";

/**
 * The page to show. An address may name a page beyond the last, and the last page may lose its last row: `onCorrect` then
 * gets the last page, which should replace the address rather than add to the history.
 *
 * @param last undefined while it is not known
 */
export function useKnownPage(page: number, last: number | undefined, onCorrect: (page: number) => void) {
  const isBeyond = last !== undefined && page > last;
  const correct = useEffectEvent(onCorrect);
  useEffect(() => {
    if (isBeyond) correct(last);
  }, [isBeyond, last]);
  return isBeyond ? last : page;
}
