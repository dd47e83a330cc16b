/** A long deterministic walk: values from 0 to 100, one per minute. */
export function makeWalk(count: number): readonly number[] {
  let seed = 20_261_121;
  const chance = () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) | 0;
    return (seed >>> 0) / 2 ** 32;
  };
  let value = 50;
  return Array.from({ length: count }, (_, minute) => {
    const midday = 44 + 6 * Math.sin(minute / 9000) + 20 * Math.sin((minute / 1440) * 2 * Math.PI);
    value += (midday - value) * 0.02 + (chance() - 0.5) * 2.4;
    // Occasional outliers, which must remain visible.
    const spike = chance() > 0.9995 ? 12 + 30 * chance() : 0;
    return Math.min(100, Math.max(0, value + spike));
  });
}
