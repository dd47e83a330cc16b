/** How large a picture is kept, in pixels: sharp on a screen of double density wherever it is shown. */
export const pictureSize = 512;

/** Which part of a picture is taken: how much larger than it has to be, and where, from 0 (start) to 1 (end). */
export type Crop = { zoom: number; x: number; y: number };

/** The square of a picture, in its own pixels. */
export function squareOf({ width, height }: { width: number; height: number }, { zoom, x, y }: Crop) {
  const size = Math.min(width, height) / Math.max(zoom, 1);
  return { left: (width - size) * x, top: (height - size) * y, size };
}
