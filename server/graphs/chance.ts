/** Chance that is the same on every machine: from 0 to 1, by two whole numbers. */
export function noise(one: number, other: number) {
  let mixed = Math.imul(one + 0x9e37, 0x85eb_ca6b) ^ Math.imul(other + 0x79b9, 0xc2b2_ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b_3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a_2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

/** Chance that changes slowly, as weather and markets do: from -1 to 1, a turn about every `span` steps. */
export function drift(step: number, span: number, kind: number) {
  const place = step / span;
  const before = Math.floor(place);
  const way = place - before;
  const smooth = way * way * (3 - 2 * way);
  return (noise(before, kind) * (1 - smooth) + noise(before + 1, kind) * smooth) * 2 - 1;
}
