/** Up to this number, all labels of bars are shown. */
const maxComplete = 12;

/** In pixels: the minimum distance of neighbours, and the smaller one that keeps up to twelve labels upright. */
const gap = 8;
const narrowGap = 5;
/** In pixels: the minimum distance of lines of text that are turned by 45 degrees. */
const turnedDistance = 18;

type Labels = {
  /** The widths of the lines of each label in pixels. */
  readonly lines: readonly (readonly number[])[];
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
 * Which labels of a category axis to show. Up to twelve bars all keep their names, turned if they do not fit beside each
 * other. Of more, and along a line, where one label tells its neighbours, every second, third, and so on is shown,
 * beginning with the first.
 */
export function fitLabels({ lines, length, isOnEdges, before, after }: Labels): Fitting {
  const count = lines.length;
  const all = lines.map((_, index) => index);
  const distance = length / Math.max(isOnEdges ? count - 1 : count, 1);
  const middleOf = (index: number) => (isOnEdges ? index * distance : (index + 0.5) * distance);
  const widthOf = (index: number) => Math.max(0, ...(lines[index] ?? []));
  const isFirstInside = isOnEdges && widthOf(0) / 2 > before;
  const isLastInside = isOnEdges && widthOf(count - 1) / 2 > after;
  /** Where a label, or a line of it, begins and ends. */
  const placeOf = (index: number, width = widthOf(index)) => {
    if (index === 0 && isFirstInside) return { start: 0, end: width };
    if (index === count - 1 && isLastInside) return { start: length - width, end: length };
    return { start: middleOf(index) - width / 2, end: middleOf(index) + width / 2 };
  };
  /** Compares the labels line by line, because only some have a second line, such as a year. */
  const isClear = (index: number, next: number, least: number) => {
    // A label that was moved beside another is wider apart from it than the others are, or left out.
    const room = next === count - 1 && isLastInside ? 2 * gap : least;
    return (lines[index] ?? []).every((width, line) => {
      const nextWidth = lines[next]?.[line];
      return nextWidth === undefined || placeOf(next, nextWidth).start - placeOf(index, width).end >= room;
    });
  };
  const fits = (shown: readonly number[], room = gap) =>
    shown.every((index, place) => place === 0 || isClear(shown[place - 1] ?? 0, index, room));

  const insides = { isFirstInside, isLastInside };
  if (fits(all, count <= maxComplete ? narrowGap : gap)) return { shown: all, isTurned: false, ...insides };
  const allButLast = all.slice(0, -1);
  if (isLastInside && fits(allButLast)) return { shown: allButLast, isTurned: false, ...insides };
  if (!isOnEdges && count <= maxComplete && distance >= turnedDistance)
    return { shown: all, isTurned: true, ...insides };
  const everyNth = (step: number) => {
    const nth = all.filter((index) => index % step === 0);
    // A label near the end could extend beyond the chart. Without it and those after it, all distances are equal.
    const beyond = nth.findIndex((index) => index > 0 && placeOf(index).end > length + after);
    return beyond < 0 ? nth : nth.slice(0, beyond);
  };
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
