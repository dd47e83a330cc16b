/**
 * Where a key leads in a row, such as one of tabs or tools: the arrow keys to the neighbours, from the last on to the
 * first and back, Home and End to the ends.
 *
 * @returns the index; undefined for other keys, and in an empty row
 */
export function nextInRow(key: string, index: number, count: number, isRightToLeft: boolean): number | undefined {
  if (count === 0) return undefined;
  const forward = isRightToLeft ? "ArrowLeft" : "ArrowRight";
  const backward = isRightToLeft ? "ArrowRight" : "ArrowLeft";
  const targets: Readonly<Record<string, number>> = {
    [forward]: (index + 1) % count,
    [backward]: (index - 1 + count) % count,
    Home: 0,
    End: count - 1,
  };
  return targets[key];
}
