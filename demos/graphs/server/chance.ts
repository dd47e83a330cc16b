/** Deterministic noise from 0 to 1 for two integers: the same on every machine. */
export function noise(one: number, other: number) {
  let mixed = Math.imul(one + 0x9e37, 0x85eb_ca6b) ^ Math.imul(other + 0x79b9, 0xc2b2_ae35);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b_3c6d);
  mixed = Math.imul(mixed ^ (mixed >>> 12), 0x297a_2d39);
  return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
}

/** Deterministic noise from -1 to 1 that changes slowly, as weather and markets do, over about `span` steps. */
export function drift(step: number, span: number, kind: number) {
  const place = step / span;
  const before = Math.floor(place);
  const share = place - before;
  const smooth = share * share * (3 - 2 * share);
  return (noise(before, kind) * (1 - smooth) + noise(before + 1, kind) * smooth) * 2 - 1;
}
