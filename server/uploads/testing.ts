import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";

import { createApp } from "#server/app.ts";
import { createPasswords } from "#server/auth/passwords.ts";
import type { Db } from "#server/db/client.ts";

/** A new directory for uploads. */
export async function openUploadDirectory() {
  const directory = await mkdtemp(path.join(tmpdir(), "atrium-uploads-"));
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}

/** The app as one person uses it, with a place for files. */
export const openUploadApp = (db: Db, username: string, uploadDirectory: string) =>
  createApp({ db, demoUsername: username, passwords: createPasswords(4), uploadDirectory });

export type UploadApp = ReturnType<typeof openUploadApp>;

/** Posts files as a browser's form does. */
export function postForm(app: UploadApp, files: readonly File[], field = "file") {
  const form = new FormData();
  for (const file of files) form.append(field, file);
  return app.request("/plug", { method: "POST", body: form });
}

/** The paths of all files below a directory, relative to it. */
export async function listFiles(directory: string) {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .toSorted();
}
