import { once } from "node:events";
import { mkdir } from "node:fs/promises";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { Hono } from "hono";
import { sql } from "kysely";

import { createPasswords } from "#server/auth/passwords/passwords.ts";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/database.ts";
import { type Db, openBackgroundDb, openDb } from "#server/db/client.ts";
import { databaseOn, startTestServer } from "#server/db/testing.setup.ts";
import { listen } from "#server/listen.ts";
import { type Office, openOffice, readBuiltApp } from "#server/office.ts";
import { createDataDirectory } from "#server/testing.ts";

import { finishBackgroundWork } from "./background-work.ts";
import type { OfficeChoice, OfficeData, Server } from "./host.ts";

// The process that serves the offices of all workers of a test run, with one PostgreSQL.

const root = fileURLToPath(new URL("../../..", import.meta.url));
const loopback = { port: 0, host: "127.0.0.1" };
const template = "atrium_template";

/** Milliseconds for copying a database, which waits for the disk. */
const queryTimeout = 60_000;

/** The cost of a release takes a third of a second of the processor for each registration and sign-in. */
const passwords = createPasswords(4);

/** Tests cause errors on purpose. Their entries would hide the runner's. */
const log = () => {};

type OpenOffice = { readonly key: string; readonly office: Office; readonly db: Db; readonly data: OfficeData };

/** Serves one office at a time at an address that stays, so that the browser keeps the app's files and compiled code. */
type Worker = { readonly origin: string; current: OpenOffice | undefined };

/** Makes the database that all others are copies of, with the demo content and what servers do in the background. */
async function makeTemplate(postgres: string, dataDirectory: string) {
  const databaseUrl = databaseOn(postgres, template);
  const { close } = await openDatabase({ databaseUrl, dataDirectory });
  await close();
  await finishBackgroundWork(databaseUrl);
  const maintenance = openBackgroundDb(databaseUrl);
  // Otherwise each copy would be analyzed anew.
  await sql`vacuum (freeze, analyze)`.execute(maintenance);
  await maintenance.destroy();
}

/** @returns the origin of the requests that `host.ts` sends */
async function hostOffices(postgres: string, directory: string) {
  const admin = openDb(postgres, { queryTimeout });
  await sql`create database ${sql.id(template)}`.execute(admin);
  await makeTemplate(postgres, directory);
  const app = await readBuiltApp();
  const workers = new Map<string, Promise<Worker>>();
  let copies = 0;

  const copyTemplate = async (): Promise<OfficeData> => {
    const name = `office_${(copies += 1)}`;
    // The other strategy writes every page to the log as well.
    await sql`create database ${sql.id(name)} template ${sql.id(template)} strategy file_copy`.execute(admin);
    const dataDirectory = path.join(directory, name);
    await mkdir(dataDirectory);
    return { databaseUrl: databaseOn(postgres, name), dataDirectory };
  };

  const copyAhead = () => {
    const copy = copyTemplate();
    // The run may end before it is needed.
    copy.catch(() => undefined);
    return copy;
  };
  /** Copying takes half a second while tests use the processor, so it is done before a test waits for it. */
  let spare = copyAhead();
  const takeCopy = () => {
    const taken = spare;
    spare = copyAhead();
    return taken;
  };

  const findWorker = (id: string) => {
    const worker = workers.get(id) ?? startWorker();
    workers.set(id, worker);
    return worker;
  };

  const closeOffice = async ({ office, db, data }: OpenOffice) => {
    await office.close();
    await db.destroy();
    await sql`drop database ${sql.id(path.basename(data.dataDirectory))} with (force)`.execute(admin);
  };

  const openOfficeFor = async (worker: Worker, { key, environment }: OfficeChoice): Promise<OpenOffice> => {
    const { current } = worker;
    if (current?.key === key) return current;
    const data = await takeCopy();
    // Without DATABASE_URL, since the database is the bundled one.
    const config = readConfig({ ATRIUM_BACKGROUND_WORK: "0", ...environment, ATRIUM_DATA: data.dataDirectory }, root);
    const db = openDb(data.databaseUrl);
    const office = await openOffice(config, { db, connectionString: data.databaseUrl }, { app, log, passwords });
    office.begin(worker.origin);
    worker.current = { key, office, db, data };
    if (current) closeOffice(current).catch(console.error);
    return worker.current;
  };

  const control = new Hono()
    .get("/workers/:id", async (context) => {
      const { origin } = await findWorker(context.req.param("id"));
      return context.json({ origin });
    })
    .post("/workers/:id", async (context) => {
      const worker = await findWorker(context.req.param("id"));
      const { data } = await openOfficeFor(worker, await context.req.json<OfficeChoice>());
      return context.json<Server>({ baseUrl: `${worker.origin}/`, ...data });
    })
    .post("/copies", async (context) => context.json(await takeCopy()));
  const { origin } = await listen(control.fetch, loopback, log);
  return origin;
}

async function startWorker(): Promise<Worker> {
  const serve: Office["fetch"] = (...request) =>
    worker.current?.office.fetch(...request) ?? new Response("No office is open", { status: 503 });
  const { origin } = await listen(serve, loopback, log);
  const worker: Worker = { origin, current: undefined };
  return worker;
}

// The terminal sends its signals to the whole group. The host stops after the runner, however that ends.
for (const signal of ["SIGINT", "SIGHUP"] as const) process.on(signal, () => {});
process.on("SIGTERM", () => process.connected && process.disconnect());
const runnerHasEnded = once(process, "disconnect");
const data = await createDataDirectory("e2e");
try {
  const postgres = await startTestServer(data.directory);
  try {
    const hosting = hostOffices(postgres.connectionString, data.directory);
    void hosting.then((origin) => process.connected && process.send?.(origin));
    await Promise.race([runnerHasEnded, hosting]);
    await runnerHasEnded;
  } finally {
    await postgres.stop();
  }
} finally {
  await data.remove();
}
process.exit();
