import { drawPart } from "#demos/image-editor/web/draw-part.ts";
import type { Orientation, Rectangle, Size } from "#demos/image-editor/web/orientation.ts";
import { fitInto } from "#web/lib/pictures/picture-size.ts";

/** Decodes a picture, to show it. */
type DecodeJob = { readonly task: "decode"; readonly file: Blob };

/** Writes an edited picture in full resolution. */
type WriteJob = {
  readonly task: "write";
  readonly file: Blob;
  /** In pixels of the picture. */
  readonly part: Rectangle;
  readonly orientation: Orientation;
  readonly size: Size;
  readonly type: string;
  readonly quality: number;
};

export type ImageJob = DecodeJob | WriteJob;

/** The size of the picture, and a copy of it that is small enough to be drawn at any moment. */
export type Decoded = Size & { readonly bitmap: ImageBitmap };

/** What each job results in. `undefined` for a format that the browser cannot write. */
export type ImageResult = { readonly decode: Decoded; readonly write: Blob | undefined };

/** The longest side of the shown copy in pixels. */
const maxShownSide = 2048;

/** Does the job on this thread: usually that of the worker. The orientation in a photo's EXIF data is applied. */
export const doImageJob = (job: ImageJob) => (job.task === "decode" ? decode(job.file) : write(job));

async function decode(file: Blob): Promise<Decoded> {
  const full = await createImageBitmap(file);
  const { width, height } = full;
  const shown = fitInto(full, { width: maxShownSide, height: maxShownSide });
  if (shown.width === width && shown.height === height) return { width, height, bitmap: full };
  const bitmap = await createImageBitmap(full, {
    resizeWidth: shown.width,
    resizeHeight: shown.height,
    resizeQuality: "high",
  });
  full.close();
  return { width, height, bitmap };
}

async function write({ file, part, orientation, size, type, quality }: WriteJob): Promise<Blob | undefined> {
  const image = await createImageBitmap(file);
  const { context, toBlob } = createCanvas(size);
  // JPEG has no transparency, which would become black.
  if (type === "image/jpeg") {
    context.fillStyle = "white";
    context.fillRect(0, 0, size.width, size.height);
  }
  drawPart(context, image, part, orientation, size);
  image.close();
  const blob = await toBlob(type, quality);
  // Browsers write PNG instead of formats that they do not know.
  return blob?.type === type ? blob : undefined;
}

function createCanvas({ width, height }: Size) {
  if (typeof OffscreenCanvas !== "undefined") {
    const canvas = new OffscreenCanvas(width, height);
    return {
      context: required(canvas.getContext("2d")),
      toBlob: (type: string, quality: number) => canvas.convertToBlob({ type, quality }),
    };
  }
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  return {
    context: required(canvas.getContext("2d")),
    toBlob: (type: string, quality: number) =>
      new Promise<Blob | null>((resolve) => {
        canvas.toBlob(resolve, type, quality);
      }),
  };
}

function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error("The browser has no canvas for a picture of this size");
  return value;
}
