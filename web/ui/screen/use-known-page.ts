import { useEffect, useEffectEvent } from "react";

/**
 * Returns the page to show. The address may name a page beyond the last one, and the last page may lose its last row:
 * `onCorrect` is then called with the last page, and should replace the history entry.
 *
 * @param last undefined while unknown
 */
export function useKnownPage(page: number, last: number | undefined, onCorrect: (page: number) => void) {
  const isBeyond = last !== undefined && page > last;
  const correct = useEffectEvent(onCorrect);
  useEffect(() => {
    if (isBeyond) correct(last);
  }, [isBeyond, last]);
  return isBeyond ? last : page;
}
