import { readFileSync } from "node:fs";

/** Returns the text of a file, or an empty text if it cannot be read. */
export function readIfThere(file: string) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
