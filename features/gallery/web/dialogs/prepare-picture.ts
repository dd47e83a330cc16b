import { maxPreviewBytes } from "#features/gallery/contract.ts";
import { loadImage } from "#web/lib/pictures/load-image.ts";
import { fitInto } from "#web/lib/pictures/picture-size.ts";

/** In pixels: enough for a row of the gallery on a screen with two pixels per point. */
const previewBounds = { width: 1200, height: 640 };
const previewQuality = 0.8;

/** What the gallery stores of a picture besides the file. */
type PreparedPicture = {
  readonly width: number;
  readonly height: number;
  /** A smaller version as JPEG, in Base64; absent for pictures that are small themselves. */
  readonly preview?: { readonly content: string; readonly width: number };
};

/** Measures a picture, and draws its small version. Rejects if the browser cannot read it. */
export async function preparePicture(file: File): Promise<PreparedPicture> {
  const image = await loadImage(file);
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const small = fitInto(size, previewBounds);
  if (small.width === size.width) return size;
  const content = drawPreview(image, small);
  return content === undefined ? size : { ...size, preview: { content, width: small.width } };
}

/** @returns undefined if the browser has no room for it, or it is too large to be useful */
function drawPreview(image: HTMLImageElement, { width, height }: { width: number; height: number }) {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (!context) return undefined;
  // JPEG has no transparency, which would become black.
  context.fillStyle = "white";
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = "high";
  context.drawImage(image, 0, 0, width, height);
  const [, content = ""] = canvas.toDataURL("image/jpeg", previewQuality).split(",");
  return content !== "" && (content.length / 4) * 3 <= maxPreviewBytes ? content : undefined;
}
