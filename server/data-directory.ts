import { accessSync, constants, mkdirSync } from "node:fs";

/**
 * Creates the data directory if it does not exist.
 *
 * @throws {Error} with one line that names ATRIUM_DATA, if the directory cannot be created or written to
 */
export function prepareDataDirectory(directory: string) {
  try {
    mkdirSync(directory, { recursive: true });
    accessSync(directory, constants.R_OK | constants.W_OK | constants.X_OK);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown error";
    throw new Error(`ATRIUM_DATA has to be a folder that the server can write to, and ${directory} is not (${code})`, {
      cause: error,
    });
  }
}
