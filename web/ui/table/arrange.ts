import { minColumnWidth, type TableSetup, maxColumnWidth } from "#contract/tables/table-setup.ts";
import { type Column, defaultColumnWidth, phoneBelow, type PhoneRow, tabletBelow } from "#web/ui/table/column.ts";

/**
 * The columns in the person's order. Columns added by an update appear at their default position; removed ones are
 * ignored. Pinned columns come first.
 */
export function orderColumns(ids: readonly string[], { order = [], pinned = [] }: TableSetup): readonly string[] {
  const known = order.filter((id) => ids.includes(id));
  const all = ids.reduce<readonly string[]>((placed, id, index) => {
    if (placed.includes(id)) return placed;
    const before = ids.slice(0, index).findLast((each) => placed.includes(each));
    return placed.toSpliced(before === undefined ? 0 : placed.indexOf(before) + 1, 0, id);
  }, known);
  return [...all.filter((id) => pinned.includes(id)), ...all.filter((id) => !pinned.includes(id))];
}

/** Moves a column to an index among the visible ones, not counting itself; hidden columns keep their positions. */
export function moveColumn(order: readonly string[], shown: readonly string[], id: string, place: number) {
  const others = shown.filter((each) => each !== id);
  const next = others[Math.max(0, Math.min(place, others.length))];
  const rest = order.filter((each) => each !== id);
  const last = others.at(-1);
  const at = next === undefined ? rest.indexOf(last ?? "") + 1 : rest.indexOf(next);
  return rest.toSpliced(at, 0, id);
}

/** The columns of a row on phones, in reading order. */
export const phoneColumns = ({ title, value, below = [], belowValue }: PhoneRow): readonly string[] =>
  [title, value, ...below, belowValue].filter((id) => id !== undefined);

/** The columns for which a page of this width has no room. */
export function foldedColumns(
  columns: readonly Pick<Column<never>, "id" | "isSecondary">[],
  width: number,
  phoneRow: PhoneRow,
) {
  const kept = phoneColumns(phoneRow);
  return columns
    .filter(({ id, isSecondary }) => (width < phoneBelow ? !kept.includes(id) : isSecondary && width < tabletBelow))
    .map(({ id }) => id);
}

/** Limits the width of a column, in whole pixels. */
export const limitWidth = (width: number) => Math.round(Math.max(minColumnWidth, Math.min(width, maxColumnWidth)));

export const widthOf = (
  { id, width = defaultColumnWidth }: Pick<Column<never>, "id" | "width">,
  { widths }: TableSetup,
) => widths?.[id] ?? width;

/** The place of a column in a row: its width, and as much more as the row has room for. */
export const trackOf = (width: number) => `minmax(${width}px, ${width}fr)`;

/** Adds an item to a list, or removes it. */
export const toggle = (list: readonly string[] = [], id: string, isIn = !list.includes(id)): string[] =>
  isIn ? [...list.filter((each) => each !== id), id] : list.filter((each) => each !== id);
