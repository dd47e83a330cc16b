import { english } from "#contract/text/english.ts";

/** Of a file that begins as a picture, and that the browser cannot decode. The key of its translations. */
const damaged = english("This picture is damaged. Choose another one.");

/** The first bytes of PNG, JPEG, GIF and WebP. */
const starts = [/^\u0089PNG/, /^\u00ff\u00d8\u00ff/, /^GIF8/, /^RIFF[^]{4}WEBP/];

/**
 * Says what is wrong with a file that the browser could not decode as a picture.
 *
 * @param otherwise if it is none at all: the kinds to choose from. Both are keys of their translations
 */
export async function describePictureFault(file: Blob, otherwise: string) {
  const bytes = new Uint8Array(await file.slice(0, 12).arrayBuffer());
  const begin = String.fromCodePoint(...bytes);
  return starts.some((start) => start.test(begin)) ? damaged : otherwise;
}
