/** A part of a row of values, by the places of its first and its last. */
export type Span = { readonly from: number; readonly to: number };

/**
 * The places of those values that a line has to pass through to look as though it passed through all: of each group of
 * neighbours the least and the most, and the ends. What stands out is never lost, as it would be by an average. Groups
 * begin at multiples of their size, so that the same ones are chosen wherever the part begins: a line that is pushed
 * along does not flicker. One place to each side of the part is there too, where the line comes from and goes to.
 *
 * @param most about how many places there may be; two for each pixel are as many as can be seen
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

/** A power of two, so that the groups of a part a little longer are mostly the same. */
const groupSize = (atLeast: number) => 2 ** Math.ceil(Math.log2(Math.max(1, atLeast)));
