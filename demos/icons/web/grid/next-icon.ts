type Place = {
  /** The icon with the focus. */
  readonly index: number;
  readonly count: number;
  readonly columns: number;
  /** Rows that fit into the window: those that Page Up and Page Down move by. */
  readonly pageRows: number;
  readonly isRightToLeft: boolean;
};

/**
 * Where a key leads in the grid: arrow keys to the neighbours, also from the end of a row to the next, Home and End to the
 * ends of the row, with Ctrl to the ends of the grid.
 *
 * @returns the index of the icon; undefined for other keys, and where there is no icon
 */
export function nextIcon(key: string, isCtrl: boolean, place: Place): number | undefined {
  const { index, count, columns, pageRows, isRightToLeft } = place;
  const rowStart = index - (index % columns);
  const last = count - 1;
  const move = (by: number) => (index + by < 0 || index + by > last ? undefined : index + by);
  const forward = isRightToLeft ? -1 : 1;
  /** As many rows as there are, in the same column. */
  const moveRows = (rows: number) => {
    const column = index % columns;
    const lastRow = Math.floor((last - column) / columns);
    return Math.min(Math.max(Math.floor(index / columns) + rows, 0), lastRow) * columns + column;
  };
  const targets: Readonly<Record<string, () => number | undefined>> = {
    ArrowRight: () => move(forward),
    ArrowLeft: () => move(-forward),
    ArrowDown: () => move(columns),
    ArrowUp: () => move(-columns),
    Home: () => (isCtrl ? 0 : rowStart),
    End: () => (isCtrl ? last : Math.min(rowStart + columns - 1, last)),
    PageDown: () => moveRows(pageRows),
    PageUp: () => moveRows(-pageRows),
  };
  return targets[key]?.();
}
