import { readdir, rm } from "node:fs/promises";
import path from "node:path";

import { createBackup } from "#server/db/backup/backup.ts";

/** The number of backups to keep, for each reason. */
const kept = 5;

type Options = Omit<Parameters<typeof createBackup>[0], "file"> & { readonly directory: string };

/**
 * Backs up the database before something that cannot be undone, and deletes the oldest of these backups.
 *
 * @returns the file
 */
export async function backUpBefore(reason: "upgrade" | "drop", { directory, ...options }: Options) {
  const prefix = `before-${reason}-`;
  const now = new Date().toISOString().slice(0, 23).replaceAll(/[:.]/g, "-");
  const file = path.join(directory, `${prefix}${now}.tar.gz`);
  await createBackup({ ...options, file });
  const files = (await readdir(directory)).filter((name) => name.startsWith(prefix) && name.endsWith(".tar.gz"));
  for (const name of files.toSorted().slice(0, -kept)) await rm(path.join(directory, name));
  return file;
}
