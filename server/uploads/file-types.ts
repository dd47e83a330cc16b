import { isRecognizable, recognizeType } from "#server/lib/http/media-types.ts";

const unknownType = "application/octet-stream";
const mediaType = /^[a-z\d][\w.+-]{0,60}\/[\w.+-]{1,60}$/;

/**
 * The type that a file is listed with: the recognised one, otherwise the declared one. A file that only claims to be
 * of a recognisable type has no known type.
 */
export function decideType(declared: string, firstBytes: Uint8Array): string {
  const recognized = recognizeType(firstBytes);
  if (recognized) return recognized;
  const [claimed = ""] = declared.toLowerCase().split(";");
  return mediaType.test(claimed.trim()) && !isRecognizable(claimed.trim()) ? claimed.trim() : unknownType;
}

/** The type that a file is served as. Declared types, HTML and SVG among them, could run scripts. */
export const servedType = (type: string) => (isRecognizable(type) ? type : unknownType);
