import type { Place } from "#web/ui/drag/place.ts";

/** A box in viewport coordinates, in pixels. */
export type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };

export type DragItem = { readonly id: string; readonly index: number; readonly box: Box };
export type DragList = {
  readonly key: string;
  readonly box: Box;
  /** The number of all items, including those that are not rendered. */
  readonly count: number;
  /** The rendered items from top to bottom, without the dragged one. */
  readonly items: readonly DragItem[];
};

/** In pixels: a drop this close to a list still belongs to it. */
const tolerance = 48;

/** Finds the list at a point, or the nearest one within reach, and the index in it. Undefined for a drop elsewhere. */
export function findPlace(lists: readonly DragList[], x: number, y: number): Place | undefined {
  const nearest = lists
    .map((list) => ({ list, distance: distanceTo(list.box, x, y) }))
    .toSorted((one, other) => one.distance - other.distance)[0];
  if (!nearest || nearest.distance > tolerance) return undefined;
  const { key, items, count } = nearest.list;
  const below = items.find(({ box }) => y < (box.top + box.bottom) / 2);
  const last = items.at(-1);
  return { list: key, index: below ? below.index : last ? last.index + 1 : count };
}

const distanceTo = ({ left, top, right, bottom }: Box, x: number, y: number) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
