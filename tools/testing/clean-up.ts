import { chmodSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { constants, tmpdir } from "node:os";
import { join } from "node:path";

import { removeLater } from "#server/testing.ts";

/** Milliseconds until processes that do not end by themselves are killed. */
const timeoutMs = 5000;

/**
 * Gives this process and all that it starts a temporary directory of its own. When it ends, by itself or by a signal, the
 * processes that are left are stopped, and the directory is deleted.
 *
 * Signals alone do not reach all of them: PostgreSQL and browsers have process groups of their own, and a runner that is
 * interrupted twice ends without its teardown. On Linux, they are found by the directory in their arguments or
 * environment.
 */
export function cleanUpAtEnd() {
  exitOnSignals();
  // Windows ignores the variable.
  if (process.platform === "win32") return;
  const directory = mkdtempSync(join(tmpdir(), "atrium-"));
  // If run as root, the database runs as another user, who needs access.
  chmodSync(directory, 0o755);
  process.env["TMPDIR"] = directory;
  process.on("exit", () => {
    stopProcessesOf(directory);
    removeLater(directory);
  });
}

/** Ends the process on a signal, with its `exit` listeners, before a next step could start. Further signals wait for them. */
export function exitOnSignals() {
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const)
    process.on(signal, () => process.exit(128 + constants.signals[signal]));
}

/** Stops the processes of a temporary directory, and waits until they have ended. */
function stopProcessesOf(directory: string) {
  const deadline = Date.now() + timeoutMs;
  signalAll(processesOf(directory), "SIGTERM");
  while (processesOf(directory).length > 0) {
    if (Date.now() > deadline) signalAll(processesOf(directory), "SIGKILL");
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50);
  }
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended.
    }
  }
}

/** The ids of the other processes that name the directory. None where there is no `/proc`. */
function processesOf(directory: string) {
  return readProcesses().filter(
    (pid) => pid !== process.pid && `${read(pid, "cmdline")}${read(pid, "environ")}`.includes(directory),
  );
}

function readProcesses() {
  try {
    return readdirSync("/proc").map(Number).filter(Number.isInteger);
  } catch {
    return [];
  }
}

/** Empty if the process has ended or belongs to another user. */
function read(pid: number, file: "cmdline" | "environ") {
  try {
    return readFileSync(`/proc/${pid}/${file}`, "latin1");
  } catch {
    return "";
  }
}
