import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import { afterEach, beforeEach, expect, test, vi } from "vitest";

/** Stands for a database: it has a group of its own, and ends at no signal but SIGKILL if it is stubborn. */
const database = (isStubborn: boolean) => `
  require("node:fs").mkdtempSync(require("node:path").join(require("node:os").tmpdir(), "database-"));
  for (const signal of ["SIGINT", "SIGHUP", ${isStubborn ? '"SIGTERM"' : ""}]) process.on(signal, () => {});
  setInterval(() => {}, 60_000);
  process.send(process.pid);
`;

/** Stands for a test run. It starts a runner, which starts the database and ends without stopping it. */
const run = (isStubborn: boolean) => `
  import { spawn } from "node:child_process";
  import { tmpdir } from "node:os";
  import { cleanUpAtEnd } from ${JSON.stringify(path.join(import.meta.dirname, "clean-up.ts"))};
  cleanUpAtEnd();
  const database = spawn(process.execPath, ["-e", ${JSON.stringify(database(isStubborn))}], {
    detached: true,
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  database.on("message", (pid) => process.send({ pid, directory: tmpdir() }));
  process.on("message", () => process.exit(1));
`;

let parent: string;
let child: ChildProcess;

beforeEach(() => void (parent = realpathSync(mkdtempSync(path.join(tmpdir(), "atrium-clean-up-")))));
afterEach(() => {
  child.kill("SIGKILL");
  rmSync(parent, { recursive: true, force: true });
});

/** Starts a run, and waits for its database. */
async function start({ isStubborn = false } = {}) {
  child = spawn(process.execPath, ["--input-type=module", "-e", run(isStubborn)], {
    env: { ...process.env, TMPDIR: parent },
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  const [started] = (await once(child, "message")) as [{ readonly pid: number; readonly directory: string }];
  expect(path.dirname(started.directory)).toBe(parent);
  expect(readdirSync(started.directory)).toHaveLength(1);
  return started;
}

/** A process that has ended has no arguments, even before its parent has noticed. */
function isRunning(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8") !== "";
  } catch {
    return false;
  }
}

test.skipIf(process.platform !== "linux").each([
  { signal: "SIGINT", times: 1, code: 130 },
  { signal: "SIGINT", times: 2, code: 130 },
  { signal: "SIGTERM", times: 1, code: 143 },
  { signal: "SIGHUP", times: 1, code: 129 },
] as const)("a run that gets $signal $times times leaves nothing behind", async ({ signal, times, code }) => {
  const { pid, directory } = await start();
  for (let sent = 0; sent < times; sent += 1) child.kill(signal);
  expect(await once(child, "exit")).toEqual([code, null]);
  expect(isRunning(pid)).toBe(false);
  await vi.waitUntil(() => !existsSync(directory), { timeout: 30_000 });
});

test.skipIf(process.platform !== "linux")("neither does one that ends by itself", async () => {
  const { pid, directory } = await start();
  child.send("end");
  expect(await once(child, "exit")).toEqual([1, null]);
  expect(isRunning(pid)).toBe(false);
  await vi.waitUntil(() => !existsSync(directory), { timeout: 30_000 });
});

test.skipIf(process.platform !== "linux")("a process that does not end is killed", async () => {
  const { pid } = await start({ isStubborn: true });
  child.kill("SIGTERM");
  await once(child, "exit");
  expect(isRunning(pid)).toBe(false);
});
