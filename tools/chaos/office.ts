import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";

import { addPeople, signInEnvironment } from "#bench/server-load.ts";
import { openDatabase } from "#server/database.ts";
import { openDb } from "#server/db/client.ts";
import { databaseOn } from "#server/db/testing.setup.ts";
import { startNats } from "#server/live/testing.ts";
import { s3Address, s3Keys } from "#server/uploads/s3/testing.ts";

import {
  createOffice,
  makeSynchronous,
  promote,
  startBalancer,
  startBouncer,
  startPrimary,
  startStandby,
} from "../databases/servers.ts";
import { postgresPrograms, serverPackages } from "../testing/debian-packages.ts";
import { makeCertificate, untilState, writeHaproxy } from "../deploy/haproxy.ts";
import { start, stop } from "../deploy/processes.ts";
import { findPort } from "../lib/find-port.ts";
import { root, runOrThrow } from "../lib/run-command.ts";

import { killDescendants, signalTree } from "./process-tree.ts";
import type { Part } from "./schedule.ts";

/** As the guide recommends, for a check each second. */
const drainSeconds = 5;
/** In megabytes: the disk of the second server, which becomes full. */
const diskSize = 32;
const diskFolder = "disk";
/** Milliseconds, as in `deploy/atrium.service`. */
const relaunchMs = 2000;
/** The characters at the end of a log that say why a server has ended. */
const lastLines = 500;

const servers = ["one", "two", "three"] as const;
type Server = (typeof servers)[number];
export const serverParts = servers.map((name) => `server-${name}` as const);

/** A program that can be killed or frozen, and started again. */
type Running = {
  readonly pid: number;
  readonly startAgain: () => Promise<Running>;
  /** Ends it as an administrator would. */
  readonly end?: () => Promise<void>;
};

export type Office = Awaited<ReturnType<typeof openOffice>>;

/**
 * Starts three servers behind HAProxy, with PgBouncer, a primary and its synchronous standby behind another HAProxy, S3 and
 * NATS, and people with a session each. The second server has a small disk, and the third a clock that can be moved.
 *
 * @param directory empty; `closeOffice` ends what uses it
 */
export async function openOffice(directory: string, peopleCount: number) {
  const folder = (name: string) => {
    const path = join(directory, name);
    mkdirSync(path, { mode: 0o755 });
    return path;
  };
  const running = new Map<Part, Running>();
  const crashes: string[] = [];
  const ports = {
    http: await findPort(),
    https: await findPort(),
    servers: { one: await findPort(), two: await findPort(), three: await findPort() },
    s3: await findPort(),
    nats: await findPort(),
  };
  const origin = `https://localhost:${ports.https}`;

  let primary = await startPrimary(postgresPrograms, directory);
  running.set("primary", primary);
  let standby = await startStandby(postgresPrograms, directory, primary);
  running.set("standby", standby);
  await createOffice(primary.url);
  await makeSynchronous(primary.url);
  const proxy = await startBalancer([primary, standby], directory);
  running.set("database-proxy", proxy);
  const pooler = await startBouncer("transaction", proxy, directory);
  running.set("pgbouncer", pooler);
  const direct = databaseOn(proxy.url, "office");
  const runNats = async (): Promise<Running> => ({ ...(await startNats({ port: ports.nats })), startAgain: runNats });
  running.set("nats", await runNats());
  const s3Folder = folder("s3");
  const runS3 = async (): Promise<Running> => {
    const child = spawn(process.execPath, ["tools/chaos/s3-server.ts", s3Folder, String(ports.s3)], {
      cwd: root,
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(child.stdout, "data");
    return { pid: child.pid ?? 0, startAgain: runS3 };
  };
  running.set("s3", await runS3());

  const { close } = await openDatabase({
    databaseUrl: direct,
    dataDirectory: join(directory, "none"),
    hasDemoContent: false,
  });
  await close();
  const db = openDb(direct, { max: 2, queryTimeout: 60_000 });
  const cookies = await addPeople(db, peopleCount, true);

  const disk = folder(diskFolder);
  await runOrThrow("mount", ["-t", "tmpfs", "-o", `size=${diskSize}m`, "none", disk]);
  const filler = join(disk, "filler");
  const clock = join(directory, "clock");
  writeFileSync(clock, "+0\n");
  /** Environment variables of each server. */
  const own: Readonly<Record<Server, Record<string, string>>> = {
    one: { ATRIUM_DATA: folder("data-one") },
    two: { ATRIUM_DATA: join(disk, "data"), TMPDIR: disk },
    three: {
      ATRIUM_DATA: folder("data-three"),
      LD_PRELOAD: serverPackages.libfaketime.file,
      FAKETIME_TIMESTAMP_FILE: clock,
      FAKETIME_CACHE_DURATION: "1",
      // As where a clock is set: times that are measured go on.
      FAKETIME_DONT_FAKE_MONOTONIC: "1",
    },
  };
  const launch = (name: Server): Running => {
    const environment = {
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: String(ports.servers[name]),
      ATRIUM_BASE_URL: `${origin}/`,
      ATRIUM_TRUSTED_PROXY: "127.0.0.1",
      ATRIUM_DRAIN_SECONDS: String(drainSeconds),
      ATRIUM_DEMO_CONTENT: "0",
      ...signInEnvironment,
      DATABASE_URL: databaseOn(pooler.url, "office"),
      DATABASE_DIRECT_URL: direct,
      DATABASE_REPLICA_URL: databaseOn(standby.url, "office"),
      ATRIUM_NATS_URL: `nats://127.0.0.1:${ports.nats}`,
      ATRIUM_S3_URL: s3Address("office", ports.s3),
      ATRIUM_S3_ACCESS_KEY: s3Keys.accessKeyId,
      ATRIUM_S3_SECRET_KEY: s3Keys.secretAccessKey,
      ...own[name],
    };
    const log = join(directory, `server-${name}.log`);
    const child = start(process.execPath, ["server/main.ts"], environment, log);
    // As systemd does: a server that finds no database when it starts ends.
    child.on("exit", (code) => {
      if (code === 0 || code === null) return;
      if (!readFileSync(log, "utf8").slice(-lastLines).includes("Atrium cannot start")) crashes.push(name);
      setTimeout(() => running.set(`server-${name}`, launch(name)), relaunchMs);
    });
    const startAgain = async () => {
      const again = launch(name);
      running.set(`server-${name}`, again);
      await untilUp(name);
      return running.get(`server-${name}`) ?? again;
    };
    return { pid: child.pid ?? 0, end: () => stop(child), startAgain };
  };
  const front = folder("front");
  const untilUp = (name: Server) => untilState(front, name, "UP");
  await makeCertificate(front);
  const configuration = await writeHaproxy(front, ports);
  const runBalancer = async (): Promise<Running> => {
    const child = start("haproxy", ["-W", "-q", "-f", configuration]);
    await Promise.any(servers.map(untilUp));
    return { pid: child.pid ?? 0, startAgain: runBalancer };
  };
  for (const name of servers) running.set(`server-${name}`, launch(name));
  running.set("balancer", await runBalancer());
  for (const name of servers) await untilUp(name);

  const pidOf = (part: Part) => running.get(part)?.pid ?? 0;
  const startAgain = async (part: Part) => {
    const again = await running.get(part)?.startAgain();
    if (again) running.set(part, again);
  };
  let generation = 0;

  return {
    origin,
    cookies,
    db,
    /** The servers that have ended with an error after they had started. */
    crashes,
    kill: (part: Part) => signalTree(pidOf(part), "SIGKILL"),
    /** Starts a part that has been killed. Resolves once it serves. */
    startAgain,
    freeze: (part: Part) => signalTree(pidOf(part), "SIGSTOP"),
    /** Resolves once it serves. */
    async thaw(part: Part) {
      signalTree(pidOf(part), "SIGCONT");
      const name = servers.find((each) => part === `server-${each}`);
      if (name !== undefined) await untilUp(name);
    },
    /** Makes the standby the primary. */
    async failOver() {
      await promote(standby);
      running.set("primary", standby);
      running.delete("standby");
    },
    /** Makes a new standby at the place of the former primary, which has been killed. */
    async replaceStandby() {
      generation += 1;
      const next = await startStandby(postgresPrograms, folder(`generation-${generation}`), standby, primary.port);
      await makeSynchronous(standby.url);
      [primary, standby] = [standby, next];
      running.set("standby", standby);
    },
    /** Writes to the disk of the second server until it is full. */
    fillDisk: () =>
      runOrThrow("dd", ["if=/dev/zero", `of=${filler}`, "bs=1M"]).then(
        () => Promise.reject(new Error("The disk was not full")),
        () => {},
      ),
    emptyDisk: () => rmSync(filler),
    /** Moves the clock of the third server. @param offset such as `+3600` for an hour */
    moveClock: (offset: string) => writeFileSync(clock, `${offset}\n`),
    /** Replaces a server as an upgrade does. */
    async replaceServer(part: (typeof serverParts)[number]) {
      await running.get(part)?.end?.();
      await startAgain(part);
    },
  };
}

/**
 * Kills all that this process has started, and unmounts the disk of the office in a folder. Synchronous, so that it can be
 * the last thing that a process does, at any moment, also while the office is being opened.
 */
export function closeOffice(directory: string) {
  killDescendants(process.pid);
  // Fails where it has not been mounted yet.
  spawnSync("umount", ["--lazy", join(directory, diskFolder)], { stdio: "ignore" });
}
