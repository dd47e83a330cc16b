/** Up to this number, all labels are shown. */
const maxComplete = 12;

/** In pixels: the minimum distance of neighbours, and that of lines of text that are turned by 45 degrees. */
const gap = 8;
const turnedDistance = 18;

type Labels = {
  /** The width of each label in pixels. */
  readonly widths: readonly number[];
  /** The length of the axis in pixels. */
  readonly length: number;
  /** The first and the last category are at the ends of the axis, rather than in the middle of a band. */
  readonly isOnEdges: boolean;
  /** The room before and after the axis, below the labels of other axes. */
  readonly before: number;
  readonly after: number;
};

type Fitting = {
  /** The indexes of the labels to show. */
  readonly shown: readonly number[];
  /** The labels are turned by 45 degrees. */
  readonly isTurned: boolean;
  /** The first or the last label has no room to be centred, and stays within the axis. */
  readonly isFirstInside: boolean;
  readonly isLastInside: boolean;
};

/**
 * Which labels of a category axis to show. Up to twelve are all shown, turned if they do not fit beside each other. Of
 * more, every second, third, and so on is shown, beginning with the first.
 */
export function fitLabels({ widths, length, isOnEdges, before, after }: Labels): Fitting {
  const count = widths.length;
  const all = widths.map((_, index) => index);
  const distance = length / Math.max(isOnEdges ? count - 1 : count, 1);
  const middleOf = (index: number) => (isOnEdges ? index * distance : (index + 0.5) * distance);
  const halfOf = (index: number) => (widths[index] ?? 0) / 2;
  const isFirstInside = isOnEdges && halfOf(0) > before;
  const isLastInside = isOnEdges && halfOf(count - 1) > after;
  /** Where a label begins and ends. */
  const placeOf = (index: number) => {
    const [middle, half] = [middleOf(index), halfOf(index)];
    if (index === 0 && isFirstInside) return { start: 0, end: 2 * half };
    if (index === count - 1 && isLastInside) return { start: length - 2 * half, end: length };
    return { start: middle - half, end: middle + half };
  };
  const fits = (shown: readonly number[]) =>
    shown.every((index, place) => place === 0 || placeOf(index).start - placeOf(shown[place - 1] ?? 0).end >= gap);

  const insides = { isFirstInside, isLastInside };
  if (fits(all)) return { shown: all, isTurned: false, ...insides };
  if (count <= maxComplete && distance >= turnedDistance) return { shown: all, isTurned: true, ...insides };
  const everyNth = (step: number) =>
    all.filter((index) => {
      if (index % step > 0) return false;
      // A label near the end could extend beyond the chart.
      return index === 0 || placeOf(index).end <= length + after;
    });
  for (let step = 2; step < count; step += 1) {
    const shown = everyNth(step);
    if (fits(shown)) return { shown, isTurned: false, ...insides };
  }
  return { shown: all.slice(0, 1), isTurned: false, ...insides };
}

/** Shortens a text to a width in pixels. */
export function shorten(text: string, width: number, measure: (text: string) => number) {
  if (measure(text) <= width) return text;
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  while (letters.length > 1 && measure(`${letters.join("")}…`) > width) letters.pop();
  return `${letters.join("").trimEnd()}…`;
}
