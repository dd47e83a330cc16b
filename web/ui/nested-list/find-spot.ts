import { type Box, findPlace } from "#web/ui/drag/find-place.ts";
import type { ListRow } from "#web/ui/nested-list/rows.ts";
import { type Spot, spotAt } from "#web/ui/nested-list/spot.ts";

/** In pixels, as in the style sheet: how far a level is set off from the one above it. */
export const indent = 24;

/** A list as it is on the screen. The rows do not include the dragged item and what is inside it. */
export type MeasuredList<Key extends string = string> = {
  readonly key: Key;
  readonly box: Box;
  readonly rows: readonly (ListRow & { readonly box: Box })[];
};

type Pointer = {
  /** In viewport coordinates. */
  readonly x: number;
  readonly y: number;
  /** The box of the dragged row, where it is now. Its start decides about the level. */
  readonly row: Pick<Box, "left" | "right">;
};

/** The target below the pointer; undefined far from all lists. */
export function findSpot<Key extends string>(
  lists: readonly MeasuredList<Key>[],
  { x, y, row }: Pointer,
  maxDepth: number,
  isRightToLeft: boolean,
): Spot<Key> | undefined {
  const place = findPlace(
    lists.map(({ key, box, rows }) => ({
      key,
      box,
      count: rows.length,
      items: rows.map((each, index) => ({ id: each.id, index, box: each.box })),
    })),
    x,
    y,
  );
  const list = lists.find(({ key }) => key === place?.list);
  if (!list || !place) return undefined;
  const distance = isRightToLeft ? list.box.right - row.right : row.left - list.box.left;
  return spotAt(list, place.index, Math.round(distance / indent), maxDepth);
}
