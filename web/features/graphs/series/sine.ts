/** The chart of sine and cosine (specification §9). */
export const sineAxes = { x: [0, 15], y: [-1.1, 1.1] } as const;

/** How far two points are from each other, across. */
const step = 0.25;

/** Sine and cosine from the beginning of the axis to its end. */
export function listSine() {
  const [first, last] = sineAxes.x;
  return Array.from({ length: Math.round((last - first) / step) + 1 }, (_, index) => {
    const x = first + index * step;
    return { x, sine: Math.sin(x), cosine: Math.cos(x) };
  });
}
