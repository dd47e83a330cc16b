import path from "node:path";

import { maxUploadName } from "#contract/uploads.ts";
import { AppError } from "#server/lib/errors.ts";

/** For files without a name, such as pasted pictures of some browsers. */
const unnamed = "file";

/**
 * The name under which an upload is stored: without folders and control characters, which neither PostgreSQL nor a
 * response header can hold.
 *
 * @throws {AppError} `invalid_input` if it is too long
 */
export function cleanFileName(given: string) {
  const base = path.posix.basename(given.toWellFormed().replaceAll("\\", "/"));
  const name = base.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();
  if (name.length > maxUploadName) {
    throw new AppError("invalid_input", "The name of the file is too long", { file: "Enter at most 255 characters" });
  }
  return name || unnamed;
}

/** Characters that change the direction of text: `photo_gpj.exe` could look like `photo_exe.jpg`. */
const directions = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;

/** The header that makes a browser save a response under this name (RFC 6266), never show it. */
export function describeAttachment(name: string) {
  const plain = name.replaceAll(directions, "");
  const ascii = plain.replaceAll(/[^\u0020-\u007E]|["\\%]/g, "_");
  const encoded = encodeURIComponent(plain).replaceAll(
    /['()*]/g,
    (character) => `%${character.codePointAt(0)?.toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}
