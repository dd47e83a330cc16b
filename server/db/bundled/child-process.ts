import path from "node:path";

import type { Place } from "#server/db/bundled/place.ts";
import type { FileLock } from "#server/db/file-lock.ts";

/**
 * The options for running `initdb` and `postgres`: as the right user, and without this process's directory and
 * environment.
 */
export const childOptions = ({ cluster, asUser }: Place) => ({
  ...asUser,
  cwd: path.parse(cluster).root,
  env: { PATH: process.env["PATH"] ?? "", LC_ALL: "C" },
});

/** The lock as an open file of a child process. Windows locks belong to one process, and are not passed on. */
export const inherited = (lock: FileLock) => (process.platform === "win32" ? "ignore" : lock.fd);
