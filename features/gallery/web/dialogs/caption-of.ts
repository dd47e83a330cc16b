import { maxCaption } from "#features/gallery/contract.ts";

/** The first caption of a picture: the name of its file without the ending, and with spaces between words. */
export function captionOf(fileName: string) {
  const words = fileName
    .replace(/\.[a-z\d]{1,5}$/i, "")
    .replaceAll(/[\p{Cc}\u2028\u2029_]+/gu, " ")
    .replaceAll(/\s+/g, " ")
    .trim();
  return Array.from(words || fileName.trim())
    .slice(0, maxCaption / 2)
    .join("");
}
