import { copyFileSync, existsSync, mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";

import { root } from "./run-command.ts";

/**
 * Gives a copy of the project the installed packages without installing them. The folder is its own, so that npm records there
 * what it changes.
 */
export function linkModules(directory: string) {
  const [from, to] = [join(root, "node_modules"), join(directory, "node_modules")];
  mkdirSync(to);
  for (const name of readdirSync(from))
    if (!name.startsWith(".") || name === ".bin") symlinkSync(join(from, name), join(to, name), "junction");
  const record = ".package-lock.json";
  if (existsSync(join(from, record))) copyFileSync(join(from, record), join(to, record));
}
