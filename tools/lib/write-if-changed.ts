import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Writes a generated file, unless it says the same already: watchers do not start for nothing. */
export function writeIfChanged(directory: string, file: string, text: string) {
  const path = join(directory, file);
  if (existsSync(path) && readFileSync(path, "utf8") === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
