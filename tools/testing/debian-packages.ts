import { existsSync } from "node:fs";

import { runCommand } from "../lib/run-command.ts";

/** A Debian package, and a file by which it is recognized. */
type DebianPackage = { readonly name: string; readonly file: string };

/** The folder of the programs of Debian's PostgreSQL. */
export const postgresPrograms = "/usr/lib/postgresql/15/bin";

/** The browsers of the tests, and the screen of WebKit. */
export const browserPackages = {
  // Debian's build of Chromium without windows. It runs the browser tests in three quarters of the time.
  headlessShell: { name: "chromium-headless-shell", file: "/usr/bin/chromium-headless-shell" },
  firefox: { name: "firefox-esr", file: "/usr/bin/firefox-esr" },
  webkit: { name: "webkit2gtk-driver", file: "/usr/bin/WebKitWebDriver" },
  virtualScreen: { name: "xvfb", file: "/usr/bin/Xvfb" },
} as const satisfies Record<string, DebianPackage>;

/** The packages that `test:databases`, `test:deploy` and `test:chaos` install. */
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

/** The line about missing packages, with a command to copy. */
export const adviseToInstall = (names: readonly string[], isRoot: boolean) =>
  `Not installed: ${names.join(", ")}. On Debian, run \`${isRoot ? "" : "sudo "}apt-get install ${names.join(" ")}\`.`;

/**
 * Installs the packages that are missing, if Debian's installer may be run without a password. Otherwise prints which
 * ones to install.
 *
 * @returns whether all of them are installed
 */
export async function installPackages(packages: readonly DebianPackage[]): Promise<boolean> {
  const missing = findMissing(packages).map(({ name }) => name);
  if (missing.length === 0) return true;
  const isRoot = process.getuid?.() === 0;
  const sudo = isRoot ? [] : ["sudo", "-n"];
  const mayInstall =
    existsSync("/usr/bin/apt-get") && (isRoot || (await runCommand("sudo", ["-n", "true"])).code === 0);
  if (!mayInstall) {
    console.log(adviseToInstall(missing, isRoot));
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
