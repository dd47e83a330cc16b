import { access, constants, statfs } from "node:fs/promises";
import path from "node:path";

/**
 * The free space of a directory, in bytes, and whether the server may write to it. A directory that does not exist yet is
 * created with the first upload, so its parent is examined instead.
 */
export async function examineDirectory(directory: string) {
  const existing = (await isAllowed(directory, constants.F_OK)) ? directory : path.dirname(directory);
  const isWritable = await isAllowed(existing, constants.W_OK);
  const freeBytes = await statfs(existing).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return { freeBytes, isWritable };
}

const isAllowed = (directory: string, mode: number) =>
  access(directory, mode).then(
    () => true,
    () => false,
  );
