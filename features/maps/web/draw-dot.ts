/** The name of the image that styles use for cities. */
export const dotImage = "dot";

/** In pixels of the image; styles scale it by this radius. */
const radius = 8;
const size = 32;

/** The distance from the edge, in pixels, at which MapLibre reads a value of 0, and its value at the edge. */
const reach = 8;
const edge = 0.75;

/**
 * Draws a disk as distances from its edge (SDF), so that one image serves all styles: each has its own colours, and the halo
 * is the ring.
 */
export function drawDot() {
  const data = new Uint8Array(size * size * 4);
  for (let y = 0; y < size; y++)
    for (let x = 0; x < size; x++) {
      const distance = Math.hypot(x + 0.5 - size / 2, y + 0.5 - size / 2) - radius;
      const value = Math.min(Math.max(edge - distance / reach, 0), 1);
      data[(y * size + x) * 4 + 3] = Math.round(value * 255);
    }
  return { width: size, height: size, data };
}
