import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { appendFileSync, chmodSync, chownSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { sql } from "kysely";
import { Client } from "pg";

import { unprivileged } from "#server/db/bundled/place.ts";
import { openDb } from "#server/db/client.ts";

import { findPort } from "../lib/find-port.ts";
import { root } from "../lib/run-command.ts";

const startTimeoutMs = 60_000;
const user = "atrium";
const password = "a password for tests";

/** A server that runs on a port of this machine. */
export type RunningServer = {
  readonly url: string;
  readonly port: number;
  readonly pid: number;
  readonly stop: () => Promise<void>;
  /** Ends it at once, as a failure would. */
  readonly crash: () => Promise<void>;
  /** Starts it with the same files at the same port, after it has ended. */
  readonly startAgain: () => Promise<RunningServer>;
};

/** A PostgreSQL, and where its files are. */
export type RunningPostgres = RunningServer & { readonly directory: string };

/** PostgreSQL and PgBouncer both refuse to run as root. */
const asUser: { readonly uid?: number; readonly gid?: number } = process.getuid?.() === 0 ? unprivileged : {};

/** Makes a folder that the user of the servers may write. */
function makeDirectory(directory: string) {
  mkdirSync(directory, { recursive: true });
  if (asUser.uid !== undefined && asUser.gid !== undefined) chownSync(directory, asUser.uid, asUser.gid);
  chmodSync(directory, 0o700);
  return directory;
}

function writeOwned(file: string, text: string) {
  writeFileSync(file, text, { mode: 0o600 });
  if (asUser.uid !== undefined && asUser.gid !== undefined) chownSync(file, asUser.uid, asUser.gid);
}

/** Runs a program until it ends. @throws {Error} with what it printed if it fails */
async function run(file: string, args: readonly string[], cwd: string) {
  const child = spawn(file, args, { ...asUser, cwd, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  child.stderr.on("data", (part: Buffer) => (said += part.toString()));
  const [code] = (await once(child, "close")) as [number | null];
  if (code !== 0) throw new Error(`${file} ended with code ${code}\n${said}`);
}

/** Creates a cluster, and starts the PostgreSQL of a folder of programs on it. Nothing in it has to survive. */
export async function startPostgres(bin: string, parent: string): Promise<RunningPostgres> {
  const directory = await createCluster(bin, join(parent, "postgres"));
  return serveCluster(bin, directory, await findPort(), ["full_page_writes=off", "synchronous_commit=off"]);
}

/** The same for a primary, whose commits are acknowledged as in production. */
export async function startPrimary(bin: string, parent: string): Promise<RunningPostgres> {
  return serveCluster(bin, await createCluster(bin, join(parent, "primary")), await findPort());
}

/** Copies a primary, and starts a streaming replica of it. @param port by default a free one */
export async function startStandby(
  bin: string,
  parent: string,
  primary: RunningServer,
  port?: number,
): Promise<RunningPostgres> {
  const directory = makeDirectory(join(parent, "standby"));
  const args = ["-d", primary.url, "-D", join(directory, "cluster"), "-R", "-X", "stream", "-c", "fast"];
  await run(join(bin, "pg_basebackup"), args, directory);
  return serveCluster(bin, directory, port ?? (await findPort()));
}

/** Makes the commits of a primary wait for its standby, and waits until they do. */
export async function makeSynchronous(url: string) {
  const db = openDb(url, { max: 1 });
  await sql`alter system set synchronous_standby_names = '*'`.execute(db);
  await sql`select pg_reload_conf()`.execute(db);
  const synchronous = sql`select from pg_stat_replication where sync_state = 'sync'`;
  while ((await synchronous.execute(db)).rows.length === 0) await sleep(50);
  await db.destroy();
}

/** Creates the database `office`. */
export async function createOffice(url: string) {
  const admin = openDb(url, { max: 1 });
  await sql`create database office`.execute(admin);
  await admin.destroy();
}

/** Makes a standby a primary. */
export async function promote({ url }: RunningServer) {
  const standby = openDb(url, { max: 1 });
  await sql`select pg_promote()`.execute(standby);
  await standby.destroy();
}

async function createCluster(bin: string, path: string) {
  const directory = makeDirectory(path);
  const passwordFile = join(directory, "password");
  writeOwned(passwordFile, password);
  const cluster = join(directory, "cluster");
  await run(
    join(bin, "initdb"),
    ["-D", cluster, "-U", user, "-E", "UTF8", "--locale=C.UTF-8", "-A", "scram-sha-256", `--pwfile=${passwordFile}`],
    directory,
  );
  return directory;
}

/** Starts PostgreSQL on the cluster in a folder. */
export async function serveCluster(
  bin: string,
  directory: string,
  port: number,
  settings: readonly string[] = [],
): Promise<RunningPostgres> {
  // Shared memory is in files of the cluster, which are removed with it, also if PostgreSQL is killed.
  const all = `listen_addresses=127.0.0.1 unix_socket_directories= port=${port} max_connections=500 timezone=UTC
    fsync=off autovacuum=off dynamic_shared_memory_type=mmap`.split(/\s+/);
  const args = [...all, ...settings].flatMap((each) => ["-c", each]);
  const server = await start(join(bin, "postgres"), ["-D", join(directory, "cluster"), ...args], directory, port);
  return { ...server, directory };
}

/** The recipe with the ports and the folder of this test, for all databases of the server. */
export async function startBouncer(
  mode: "session" | "transaction" | "statement",
  { port: serverPort }: RunningServer,
  parent: string,
): Promise<RunningServer> {
  const directory = makeDirectory(join(parent, `pgbouncer-${mode}`));
  const users = join(directory, "userlist.txt");
  writeOwned(users, `"${user}" "${password}"\n`);
  const port = await findPort();
  const recipe = readFileSync(join(root, "deploy", "pgbouncer.ini"), "utf8")
    .replace("atrium = host=127.0.0.1 port=5432", `* = host=127.0.0.1 port=${serverPort}`)
    .replace("listen_port = 6432", `listen_port = ${port}`)
    .replace("/etc/pgbouncer/userlist.txt", users)
    .replace("pool_mode = transaction", `pool_mode = ${mode}`);
  const file = join(directory, "pgbouncer.ini");
  // Each test has a database of its own, whose connections would pile up.
  writeOwned(file, `${recipe}server_idle_timeout = 2\n`);
  return start("/usr/sbin/pgbouncer", [file], directory, port);
}

/** The recipe with the ports of this test, in front of servers of which one accepts writes. */
export async function startBalancer(servers: readonly RunningServer[], parent: string): Promise<RunningServer> {
  const directory = makeDirectory(join(parent, "haproxy"));
  const passwords = join(directory, "pgpass");
  writeOwned(passwords, `*:*:*:${user}:${password}\n`);
  const script = join(directory, "check-writable.sh");
  writeOwned(
    script,
    readFileSync(join(root, "deploy", "check-writable.sh"), "utf8").replace("/etc/haproxy/pgpass", passwords),
  );
  chmodSync(script, 0o700);
  const port = await findPort();
  const [one, two] = servers;
  const recipe = readFileSync(join(root, "deploy", "haproxy-database.cfg"), "utf8")
    .replace("127.0.0.1:5000", `127.0.0.1:${port}`)
    .replace("/etc/haproxy/check-writable.sh", script)
    .replace("10.0.0.1:5432", `127.0.0.1:${one?.port}`)
    .replace("10.0.0.2:5432", `127.0.0.1:${two?.port}`);
  const file = join(directory, "haproxy.cfg");
  writeOwned(file, recipe);
  return start("/usr/sbin/haproxy", ["-db", "-f", file], directory, port);
}

async function start(file: string, args: readonly string[], directory: string, port: number): Promise<RunningServer> {
  const child = spawn(file, args, { ...asUser, cwd: directory, stdio: ["ignore", "ignore", "pipe"] });
  let said = "";
  // Kept short: a server prints a line for each error that a test causes.
  child.stderr.on("data", (part: Buffer) => {
    said = (said + part.toString()).slice(-2000);
    appendFileSync(join(directory, "log"), part);
  });
  const url = `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/postgres`;
  const stop = () => stopChild(child, "SIGINT");
  const crash = () => stopChild(child, "SIGQUIT");
  const deadline = Date.now() + startTimeoutMs;
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await stop();
      throw new Error(`${file} did not start\n${said}`);
    }
    await sleep(100);
  }
  return { url, port, pid: child.pid ?? 0, stop, crash, startAgain: () => start(file, args, directory, port) };
}

async function answers(connectionString: string) {
  const client = new Client({ connectionString, connectionTimeoutMillis: 1000 });
  client.on("error", () => {});
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
}

/** SIGINT: PostgreSQL ends open sessions, and PgBouncer does not wait for clients. SIGQUIT: PostgreSQL writes nothing more. */
async function stopChild(child: ChildProcess, signal: "SIGINT" | "SIGQUIT") {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill(signal);
  const isOver = await Promise.race([ended.then(() => true), sleep(10_000, false, { ref: false })]);
  if (isOver) return;
  child.kill("SIGKILL");
  await ended;
}
