import path from "node:path";

import { plainName } from "#contract/text/plain-name.ts";
import { maxUploadName } from "#contract/uploads.ts";
import { AppError } from "#server/lib/errors.ts";

/** For files without a name, such as pasted pictures of some browsers. */
const unnamed = "file";

/**
 * The name under which an upload is stored: without folders, control characters, which neither PostgreSQL nor a response
 * header can hold, and characters that change the direction of text.
 *
 * @throws {AppError} `invalid_input` if it is too long
 */
export function cleanFileName(given: string) {
  const base = path.posix.basename(given.toWellFormed().replaceAll("\\", "/"));
  const name = plainName(base)
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ")
    .trim();
  if (name.length > maxUploadName) {
    throw new AppError("invalid_input", "The name of the file is too long", { file: "Enter at most 255 characters" });
  }
  return name || unnamed;
}
