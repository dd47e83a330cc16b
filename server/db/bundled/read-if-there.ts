import { readFileSync } from "node:fs";

/** The text of a file, or an empty text where it cannot be read. */
export function readIfThere(file: string) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}
