import type { Place } from "#web/ui/drag/place.ts";

/** The place that an arrow key leads to. The counts of `lists` exclude the moved item. */
export function stepPlace(
  place: Place,
  key: string,
  lists: readonly { readonly key: string; readonly count: number }[],
  isRightToLeft: boolean,
): Place {
  const at = lists.findIndex((list) => list.key === place.list);
  const count = lists[at]?.count ?? 0;
  if (key === "ArrowUp") return { ...place, index: Math.max(0, place.index - 1) };
  if (key === "ArrowDown") return { ...place, index: Math.min(count, place.index + 1) };
  const forward = isRightToLeft ? "ArrowLeft" : "ArrowRight";
  const back = isRightToLeft ? "ArrowRight" : "ArrowLeft";
  const next = key === forward ? lists[at + 1] : key === back ? lists[at - 1] : undefined;
  return next ? { list: next.key, index: Math.min(place.index, next.count) } : place;
}
