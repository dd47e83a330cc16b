import { fitInto } from "#web/lib/pictures/picture-size.ts";

/** The longest side of an image in a document, in pixels. */
const maxImageSide = 1200;
/** The longest data: address of an image, in characters: 150 KB, so that a document has room for several. */
const maxAddress = 200_000;
const qualities = [0.85, 0.7, 0.5, 0.3];

/**
 * Draws an image anew, scaled down, as a data: address; this also removes where and when it was taken.
 *
 * @throws if the file is no image that the browser can read
 */
export async function shrinkImage(file: Blob) {
  const picture = await createImageBitmap(file);
  for (let side = maxImageSide; side >= 150; side /= 2) {
    const size = fitInto(picture, { width: side, height: side });
    const canvas = Object.assign(document.createElement("canvas"), size);
    canvas.getContext("2d")?.drawImage(picture, 0, 0, size.width, size.height);
    // Browsers that cannot write WebP write PNG, which has no quality.
    const address = qualities
      .map((quality) => canvas.toDataURL("image/webp", quality))
      .find((written) => written.length <= maxAddress);
    if (address !== undefined) return { src: address, ...size };
  }
  throw new Error("The image cannot be made small enough");
}
