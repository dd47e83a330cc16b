import { type ChildProcess, execFile, spawn } from "node:child_process";
import { chmod, cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** How long the first start, database and seed included, may take on a busy machine, in milliseconds. */
const timeoutMs = 60_000;

export type Server = {
  /** Ends in a slash. */
  readonly baseUrl: string;
  readonly process: ChildProcess;
  /** Where its database is. */
  readonly dataDirectory: string;
  /** Stops it in an orderly way, and waits until it has ended. */
  readonly stop: () => Promise<void>;
};

/**
 * Makes a data directory; `remove` deletes it.
 *
 * @param name what it is for: a part of its path
 * @param template a data directory that it begins as a copy of, whose server is stopped. Without one it is empty
 */
export async function createDataDirectory(name: string, template?: string) {
  const directory = await mkdtemp(path.join(tmpdir(), `atrium-${name}-`));
  // If run as root, the database runs as another user, who needs access.
  await chmod(directory, 0o755);
  if (template !== undefined) await copyData(template, directory);
  return { directory, remove: () => rm(directory, { recursive: true, force: true, maxRetries: 5 }) };
}

/** With the owners: as root, the database's files belong to the user that it runs as. Windows has no such users. */
async function copyData(from: string, to: string) {
  if (process.platform === "win32") await cp(from, to, { recursive: true });
  else await promisify(execFile)("cp", ["-a", `${from}/.`, to]);
}

/** Starts the server as a person would, on a port of the system's choice, and waits until it names its address. */
export async function startServer(dataDirectory: string, environment: Record<string, string> = {}): Promise<Server> {
  const child = spawn(process.execPath, ["server/main.ts"], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: "", PORT: "0", ATRIUM_DATA: dataDirectory, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  let output = "";
  const baseUrl = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => {
      child.kill("SIGKILL");
      reject(new Error(`The server ${why}. It said:\n${output}`));
    };
    const timer = setTimeout(() => fail("did not start in time"), timeoutMs);
    const read = (part: Buffer) => {
      output += part.toString();
      const address = /ready at (http:\S+)/.exec(output)?.[1];
      if (address === undefined) return;
      clearTimeout(timer);
      resolve(address);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", () => {
      clearTimeout(timer);
      fail("ended at its start");
    });
  });
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
  };
  return { baseUrl, process: child, dataDirectory, stop };
}

/** Waits until the cities have been written, which begins when the server is ready. */
export async function waitForCities({ baseUrl }: Server) {
  for (const end = Date.now() + timeoutMs; Date.now() < end; await delay(200)) {
    const response = await fetch(`${baseUrl}api/cities.json?q=montreal`);
    const { data } = (await response.json()) as { data: readonly unknown[] };
    if (data.length > 0) return;
  }
  throw new Error("The cities were not written in time");
}
