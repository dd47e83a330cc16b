import { type ChildProcess, execFile, spawn } from "node:child_process";
import { chmod, cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const main = fileURLToPath(new URL("main.ts", import.meta.url));

/**
 * Makes an empty data directory for a real server; `remove` deletes it.
 *
 * @param name a part of its path
 */
export async function createDataDirectory(name: string) {
  const directory = await mkdtemp(path.join(tmpdir(), `atrium-${name}-`));
  // As root the database runs as another user, who must be able to enter.
  await chmod(directory, 0o755);
  return { directory, remove: () => rm(directory, { recursive: true, force: true, maxRetries: 5 }) };
}

/**
 * Deletes a directory in a process that outlives this one. Most tests have a database of their own, of hundreds of files:
 * deleting them took 36 s after a run of all tests.
 */
export function removeLater(directory: string) {
  const remove = `require("node:fs").rmSync(${JSON.stringify(directory)}, { recursive: true, force: true, maxRetries: 5 })`;
  spawn(process.execPath, ["-e", remove], { detached: true, stdio: "ignore" }).unref();
}

/** Keeps the owners: as root, the database's files belong to the user that it runs as. Windows has no such users. */
export async function copyDataDirectory(from: string, to: string) {
  if (process.platform === "win32") await cp(from, to, { recursive: true });
  else await promisify(execFile)("cp", ["-a", `${from}/.`, to]);
}

type StartedServer = {
  readonly child: ChildProcess;
  /** Ends in a slash; empty if the server could not start. */
  readonly address: string;
  /** Its standard output and standard error, until it was ready or ended. */
  readonly said: string;
  /** The exit code, if it could not start. */
  readonly code: number | null;
};

/**
 * Launches a real server on a free port, which works in the directory and keeps its data in `data` there. `settled`
 * resolves when it is ready, or has ended without becoming so.
 *
 * @param command the script that starts it, and its arguments
 */
export function launchServer(
  directory: string,
  environment: Record<string, string> = {},
  command: readonly string[] = [main],
) {
  const { PATH = "", DATABASE_URL: _, DATABASE_DIRECT_URL: __, DATABASE_REPLICA_URL: ___, ...rest } = process.env;
  const child = spawn(process.execPath, command, {
    cwd: directory,
    env: { ...rest, PATH, PORT: "0", ATRIUM_DATA: path.join(directory, "data"), ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const settled = new Promise<StartedServer>((resolve) => {
    let said = "";
    const hear = (data: Buffer) => {
      said += data.toString();
      const address = /ready at ([^\s"]+)/.exec(said)?.[1];
      if (address) resolve({ child, address, said, code: null });
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.on("exit", (code) => resolve({ child, address: "", said, code }));
  });
  return { child, settled };
}

/** Sends a signal to a server, and waits until it has ended. */
export const endServer = (child: ChildProcess, signal: NodeJS.Signals) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.on("exit", () => resolve());
    child.kill(signal);
  });
