import { spawn } from "node:child_process";
import { once } from "node:events";
import { chmodSync, existsSync, globSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { expect, onTestFinished, test } from "vitest";

import { serverPackages } from "./testing/debian-packages.ts";
import { root } from "./lib/run-command.ts";

const { haproxy, libfaketime, nats, openssl, pgbouncer, postgresql } = serverPackages;
const isInstalled = [haproxy, libfaketime, nats, openssl, pgbouncer, postgresql].every(({ file }) => existsSync(file));

// On a busy machine, the database alone takes most of a minute to start.
test.skipIf(!isInstalled || process.getuid?.() !== 0)(
  "an interrupted run leaves no process and no file",
  async () => {
    const directory = mkdtempSync(join(tmpdir(), "atrium-interrupted-"));
    onTestFinished(() => rmSync(directory, { recursive: true, force: true }));
    chmodSync(directory, 0o755);
    const child = spawn(process.execPath, ["tools/test-chaos.ts"], {
      cwd: root,
      env: { ...process.env, TMPDIR: directory },
      stdio: "ignore",
    });
    const ended = once(child, "exit");
    const hasDatabase = () => globSync("*/primary/cluster/postmaster.pid", { cwd: directory }).length > 0;
    while (!hasDatabase() && child.exitCode === null) await sleep(20);
    expect(processesIn(directory)).not.toEqual([]);
    child.kill("SIGINT");
    expect(await ended).toEqual([130, null]);
    expect(readdirSync(directory)).toEqual([]);
    await expect.poll(() => processesIn(directory), { timeout: 20_000 }).toEqual([]);
  },
  240_000,
);

/** The processes of Linux that run in a folder or were given it. */
function processesIn(directory: string) {
  return readdirSync("/proc").filter((name) => {
    if (!/^\d+$/.test(name)) return false;
    try {
      const [cwd, command] = [readlinkSync(`/proc/${name}/cwd`), readFileSync(`/proc/${name}/cmdline`, "utf8")];
      return cwd.includes(directory) || command.includes(directory);
    } catch {
      // It has ended.
      return false;
    }
  });
}
