import { existsSync } from "node:fs";

import { runCommand } from "./run-command.ts";

/** A Debian package, and a file by which it is recognized. */
type DebianPackage = { readonly name: string; readonly file: string };

/** The folder of the programs of Debian's PostgreSQL. */
export const postgresPrograms = "/usr/lib/postgresql/15/bin";

/** What `test:databases`, `test:deploy` and `test:chaos` run. */
export const serverPackages = {
  haproxy: { name: "haproxy", file: "/usr/sbin/haproxy" },
  libfaketime: { name: "libfaketime", file: "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1" },
  nats: { name: "nats-server", file: "/usr/sbin/nats-server" },
  nginx: { name: "nginx", file: "/usr/sbin/nginx" },
  openssl: { name: "openssl", file: "/usr/bin/openssl" },
  pgbouncer: { name: "pgbouncer", file: "/usr/sbin/pgbouncer" },
  postgresql: { name: "postgresql", file: `${postgresPrograms}/postgres` },
} as const satisfies Record<string, DebianPackage>;

const findMissing = (packages: readonly DebianPackage[]) => packages.filter(({ file }) => !existsSync(file));

/**
 * Installs the packages that are missing, if Debian's installer may be run without a password. Otherwise prints which
 * ones to install.
 *
 * @returns whether all of them are installed
 */
export async function installPackages(packages: readonly DebianPackage[]): Promise<boolean> {
  const missing = findMissing(packages).map(({ name }) => name);
  if (missing.length === 0) return true;
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const mayInstall =
    existsSync("/usr/bin/apt-get") && (sudo.length === 0 || (await runCommand("sudo", ["-n", "true"])).code === 0);
  if (!mayInstall) {
    console.log(`Not installed: ${missing.join(", ")}. On Debian, run \`apt-get install ${missing.join(" ")}\`.`);
    return false;
  }
  console.log(`Installing ${missing.join(", ")} …`);
  const aptGet = async (...args: readonly string[]) => {
    const [file = "", ...rest] = [...sudo, "env", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...args];
    const { code, output } = await runCommand(file, rest);
    if (code !== 0) console.error(output.trimEnd());
  };
  await aptGet("update", "-q");
  await aptGet("install", "-y", "-q", "--no-install-recommends", ...missing);
  return findMissing(packages).length === 0;
}
