import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { findPrograms } from "#server/db/bundled/programs.ts";

let directory: string;
let bundled: ReturnType<typeof findPrograms>;

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), "atrium-programs-"));
  chmodSync(directory, 0o755);
  // No PostgreSQL of this machine.
  vi.stubEnv("PATH", directory);
  bundled = findPrograms(undefined);
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(directory, { recursive: true });
});

/** Installs programs that print what those of this version would, and `pg_config` in the PATH. @returns their folder */
function install(version: string, missing?: "initdb" | "pg_trgm.control") {
  const write = (name: string, text: string) => {
    mkdirSync(path.dirname(path.join(directory, name)), { recursive: true });
    if (path.basename(name) !== missing) writeFileSync(path.join(directory, name), text, { mode: 0o755 });
  };
  write("pg_config", `#!/bin/sh\ncase $1 in --bindir) echo ${directory}/bin;; *) echo ${directory}/share;; esac\n`);
  write("bin/postgres", `#!/bin/sh\necho "postgres (PostgreSQL) ${version} (Debian ${version}-1)"\n`);
  write("bin/initdb", "#!/bin/sh\n");
  for (const name of ["pg_trgm", "unaccent"]) write(`share/extension/${name}.control`, "");
  return path.join(directory, "bin");
}

const { majorVersion } = findPrograms(undefined);

test.skipIf(process.platform === "win32")("a newer PostgreSQL of the same major version is used", () => {
  const bin = install(`${majorVersion}.99`);
  expect(findPrograms(undefined)).toEqual({ bin, majorVersion, isSystem: true });
});

test.skipIf(process.platform === "win32").each([
  ["an older minor version", `${majorVersion}.0`, undefined],
  ["another major version", `${Number(majorVersion) + 1}.99`, undefined],
  ["a beta version", `${majorVersion}beta9`, undefined],
  ["one without initdb", `${majorVersion}.99`, "initdb"],
  ["one without its extensions", `${majorVersion}.99`, "pg_trgm.control"],
] as const)("the bundled PostgreSQL is used in place of %s", (_, version, missing) => {
  install(version, missing);
  expect(findPrograms(undefined)).toMatchObject({ bin: bundled.bin, isSystem: false });
});

test.skipIf(process.platform === "win32")("ATRIUM_POSTGRES_BIN names a folder, whatever its minor version", () => {
  const bin = install(`${majorVersion}.0`);
  expect(findPrograms(undefined, bin)).toEqual({ bin, majorVersion, isSystem: true });
});

test.skipIf(process.platform === "win32")("ATRIUM_POSTGRES_BIN that cannot be used is an error that says why", () => {
  expect(() => findPrograms(undefined, "/nowhere")).toThrow("ATRIUM_POSTGRES_BIN: /nowhere does not hold the program");
  const bin = install("15.18");
  expect(() => findPrograms(undefined, bin)).toThrow(
    `ATRIUM_POSTGRES_BIN names PostgreSQL 15.18, and this version of Atrium needs PostgreSQL ${majorVersion}`,
  );
});
