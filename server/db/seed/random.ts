/** Pseudorandom numbers that are the same on every machine (mulberry32). */
export function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  const oneOf = <T>(choices: readonly T[]): T => choices[below(choices.length)] as T;
  const figures = (pattern: string) => pattern.replaceAll("#", () => String(below(10)));
  return { below, oneOf, figures };
}
