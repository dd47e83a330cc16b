import type { Size } from "#demos/image-editor/web/orientation.ts";
import { runImageJob } from "#demos/image-editor/web/run-image-job.ts";
import sampleAddress from "#demos/image-editor/web/sample.webp";
import { loadImage } from "#web/lib/pictures/load-image.ts";

/** A picture in the editor. */
export type OpenPicture = Size & {
  readonly file: File;
  /** The copy that is shown, at most 2048 pixels wide and high. */
  readonly bitmap: ImageBitmap;
};

/** In bytes. */
export const maxFileSize = 250_000_000;
/** More pixels than the memory of a tab has room for, with a second copy for the result. */
export const maxMegapixels = 100;

/** Why a file is not opened. */
type PictureFaultCode = "file-too-large" | "too-many-pixels" | "not-a-picture";

export class PictureFault extends Error {
  readonly code: PictureFaultCode;

  constructor(code: PictureFaultCode, cause?: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** Decodes a picture. @throws PictureFault if the file is too large, or not a picture that the browser knows */
export async function openPicture(file: File): Promise<OpenPicture> {
  if (file.size > maxFileSize) throw new PictureFault("file-too-large");
  const { naturalWidth: width, naturalHeight: height } = await loadImage(file).catch((error: unknown) => {
    throw new PictureFault("not-a-picture", error);
  });
  if (width * height > maxMegapixels * 1_000_000) throw new PictureFault("too-many-pixels");
  try {
    return { file, ...(await runImageJob({ task: "decode", file })) };
  } catch (error) {
    throw new PictureFault("not-a-picture", error);
  }
}

/** The picture that is there before one is chosen. */
export async function openSample(): Promise<OpenPicture> {
  const response = await fetch(sampleAddress);
  if (!response.ok) throw new Error(`The sample picture: ${response.status}`);
  return openPicture(new File([await response.blob()], "mountain-lake.webp", { type: "image/webp" }));
}
