/** The axes of the sine chart (specification §9). */
export const sineAxes = { x: [0, 15], y: [-1.1, 1.1] } as const;

/** The horizontal distance of two points. */
const step = 0.25;

/** The points of sine and cosine along the axis. */
export function listSine() {
  const [first, last] = sineAxes.x;
  return Array.from({ length: Math.round((last - first) / step) + 1 }, (_, index) => {
    const x = first + index * step;
    return { x, sine: Math.sin(x), cosine: Math.cos(x) };
  });
}
