export type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };

/** An arrow key as if boxes were reflected, so that it leads to the right. */
const turned: Readonly<Record<string, (box: Box) => Box>> = {
  ArrowRight: (box) => box,
  ArrowLeft: ({ left, right, top, bottom }) => ({ left: -right, right: -left, top, bottom }),
  ArrowDown: ({ left, right, top, bottom }) => ({ left: top, right: bottom, top: left, bottom: right }),
  ArrowUp: ({ left, right, top, bottom }) => ({ left: -bottom, right: -top, top: left, bottom: right }),
};

/**
 * Where a key leads from a box in a plane, such as a day or an event of a calendar: an arrow key to the nearest box in its
 * direction, if possible in the same row or column; Home and End to the first and the last one.
 *
 * @returns the index; undefined for other keys, and if there is nothing in that direction
 */
export function nextInPlane(key: string, index: number, boxes: readonly Box[]): number | undefined {
  if (key === "Home") return 0;
  if (key === "End") return boxes.length - 1;
  const turn = turned[key];
  const from = boxes[index];
  if (!turn || !from) return undefined;
  const start = turn(from);
  const reached = boxes
    .map((box, place) => ({ box: turn(box), place }))
    .filter(({ box, place }) => place !== index && box.left >= start.right - 1)
    .map(({ box, place }) => {
      const aside = Math.max(box.top - start.bottom, start.top - box.bottom);
      // Boxes that only touch, or overlap by a border, are not in the same row.
      return { place, isInLine: aside < -1, distance: box.left - start.right + Math.max(aside, 0) };
    });
  const inLine = reached.filter(({ isInLine }) => isInLine);
  return (inLine.length > 0 ? inLine : reached).toSorted((one, other) => one.distance - other.distance)[0]?.place;
}
