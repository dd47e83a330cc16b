import type { ItemPlace } from "#web/ui/nested-list/nested-item.ts";
import type { ListRow } from "#web/ui/nested-list/rows.ts";

/** A list with its visible rows. The moved item and what is inside it are not among them. */
export type RowsOfList<Key extends string = string> = { readonly key: Key; readonly rows: readonly ListRow[] };

/** A target of a move, as it is shown: between two rows, and on a level. */
export type Spot<Key extends string = string> = {
  readonly list: Key;
  /** Before the row with this index. */
  readonly index: number;
  /** The level, from 0. */
  readonly depth: number;
  /** The level that the person asked for, which may not be possible here, but is at the next row. */
  readonly wantedDepth: number;
};

/** Whether two targets are the same place. */
export const isSameSpot = (one: Spot | undefined, other: Spot | undefined) =>
  one?.list === other?.list && one?.index === other?.index && one?.depth === other?.depth;

type Settled = Pick<Spot, "index" | "depth">;

/**
 * The nearest possible target: an item is at most one level deeper than the row above it, and not deeper than allowed.
 * If it is less deep than the row below, it comes after all items with which that row belongs together.
 *
 * @param maxDepth the deepest level for the moved item, from 0
 */
function settle(rows: readonly ListRow[], index: number, depth: number, maxDepth: number): Settled {
  const above = rows[index - 1];
  const settledDepth = Math.max(0, Math.min(depth, maxDepth, above ? above.depth + 1 : 0));
  const end = rows.findIndex((row, at) => at >= index && row.depth <= settledDepth);
  return { index: end < 0 ? rows.length : end, depth: settledDepth };
}

/** The target between two rows on the level that is nearest to the wanted one. */
export function spotAt<Key extends string>(
  { key, rows }: RowsOfList<Key>,
  index: number,
  wantedDepth: number,
  maxDepth: number,
): Spot<Key> {
  // Not out of the branch of the row below: the target stays where the person points.
  const depth = Math.max(wantedDepth, rows[index]?.depth ?? 0);
  return { list: key, ...settle(rows, index, depth, maxDepth), wantedDepth };
}

/** The place in the list that a target stands for. */
export function placeOfSpot<Key extends string>(
  rows: readonly ListRow[],
  { list, index, depth }: Omit<Spot<Key>, "wantedDepth">,
): ItemPlace<Key> {
  const parent = rows.slice(0, index).findLast((row) => row.depth < depth);
  const next = rows[index];
  return { list, parent: parent?.id ?? null, before: next?.depth === depth ? next.id : null };
}

type StepOptions<Key extends string> = {
  /** In reading order. */
  readonly lists: readonly RowsOfList<Key>[];
  readonly maxDepth: number;
  readonly isRightToLeft: boolean;
};

/**
 * The target that an arrow key leads to. Up and down go from row to row and into the list before or after; the key that
 * points to the end of a line nests, the one to its start moves out.
 */
export function stepSpot<Key extends string>(spot: Spot<Key>, key: string, options: StepOptions<Key>): Spot<Key> {
  const at = options.lists.findIndex((list) => list.key === spot.list);
  const list = options.lists[at];
  if (!list) return spot;
  if (key === "ArrowUp") return stepUp(spot, list, options.lists[at - 1], options.maxDepth);
  if (key === "ArrowDown") return stepDown(spot, list, options.lists[at + 1], options.maxDepth);
  const inwards = options.isRightToLeft ? "ArrowLeft" : "ArrowRight";
  const outwards = options.isRightToLeft ? "ArrowRight" : "ArrowLeft";
  const by = key === inwards ? 1 : key === outwards ? -1 : 0;
  const settled = settle(list.rows, spot.index, spot.depth + by, options.maxDepth);
  return settled.depth === spot.depth ? spot : { ...spot, ...settled, wantedDepth: settled.depth };
}

function stepUp<Key extends string>(
  spot: Spot<Key>,
  list: RowsOfList<Key>,
  former: RowsOfList<Key> | undefined,
  maxDepth: number,
): Spot<Key> {
  // Where an item does not fit because of its levels, its target is further down again.
  for (let index = spot.index - 1; index >= 0; index -= 1) {
    const next = spotAt(list, index, spot.wantedDepth, maxDepth);
    if (next.index < spot.index) return next;
  }
  return former ? spotAt(former, former.rows.length, spot.wantedDepth, maxDepth) : spot;
}

function stepDown<Key extends string>(
  spot: Spot<Key>,
  list: RowsOfList<Key>,
  next: RowsOfList<Key> | undefined,
  maxDepth: number,
): Spot<Key> {
  if (spot.index < list.rows.length) return spotAt(list, spot.index + 1, spot.wantedDepth, maxDepth);
  return next ? spotAt(next, 0, spot.wantedDepth, maxDepth) : spot;
}
