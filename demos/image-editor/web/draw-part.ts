import type { Orientation, Rectangle, Size } from "#demos/image-editor/web/orientation.ts";

/** The cosine and the sine of each number of quarter turns. */
const rotations = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
] as const;

/**
 * Draws a part of an image, mirrored and turned, over the whole of a canvas.
 *
 * @param part in pixels of the image
 * @param size of the canvas
 */
export function drawPart(
  context: CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D,
  image: ImageBitmap,
  part: Rectangle,
  { turns, isMirrored }: Orientation,
  size: Size,
) {
  const [cosine, sine] = rotations[turns];
  const mirror = isMirrored ? -1 : 1;
  // Upright, the part is as wide as the canvas, or as high if it is turned by a quarter.
  const [width, height] = turns % 2 === 0 ? [size.width, size.height] : [size.height, size.width];
  context.save();
  context.imageSmoothingQuality = "high";
  context.setTransform(cosine * mirror, sine * mirror, -sine, cosine, size.width / 2, size.height / 2);
  context.drawImage(image, part.x, part.y, part.width, part.height, -width / 2, -height / 2, width, height);
  context.restore();
}
