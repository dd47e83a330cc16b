/** The size of a saved picture in pixels, sharp on high-resolution screens. */
export const pictureSize = 512;

/** The visible part of a picture: the zoom, and the position from 0 (start) to 1 (end). */
export type Crop = { zoom: number; x: number; y: number };

/** The square section of a picture, in its own pixels. */
export function squareOf({ width, height }: { width: number; height: number }, { zoom, x, y }: Crop) {
  const size = Math.min(width, height) / Math.max(zoom, 1);
  return { left: (width - size) * x, top: (height - size) * y, size };
}
