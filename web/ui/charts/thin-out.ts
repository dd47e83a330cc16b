/** A range of values, by the indexes of its first and last. */
export type Span = { readonly from: number; readonly to: number };

/**
 * Selects the values that a line needs in order to look like the whole series: the minimum and maximum of each group of
 * neighbours, and the ends. Unlike averages, this keeps outliers. Groups begin at multiples of their size, so the
 * selection does not depend on where the range begins, and a moving line does not flicker. One value before and after
 * the range is included, for the line's continuation.
 *
 * @param max the approximate number of values; two for each pixel are enough
 */
export function thinOut(values: ArrayLike<number>, { from, to }: Span, max: number): number[] {
  const first = Math.max(0, Math.floor(from) - 1);
  const last = Math.min(values.length - 1, Math.ceil(to) + 1);
  const count = last - first + 1;
  if (count <= 0) return [];
  if (count <= max) return Array.from({ length: count }, (_, index) => first + index);
  const size = groupSize(count / Math.max(1, max / 2));
  const places = [first];
  const add = (place: number) => {
    if (place > (places.at(-1) ?? -1)) places.push(place);
  };
  for (let start = Math.floor(first / size) * size; start <= last; start += size) {
    let [min, highest] = [Math.max(first, start), Math.max(first, start)];
    for (let place = min + 1; place < Math.min(start + size, last + 1); place += 1) {
      const value = values[place] ?? 0;
      if (value < (values[min] ?? 0)) min = place;
      if (value > (values[highest] ?? 0)) highest = place;
    }
    add(Math.min(min, highest));
    add(Math.max(min, highest));
  }
  add(last);
  return places;
}

/** A power of two, so that slightly different ranges mostly share their groups. */
const groupSize = (atLeast: number) => 2 ** Math.ceil(Math.log2(Math.max(1, atLeast)));
