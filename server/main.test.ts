import type { ChildProcess } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { connect, createServer } from "node:net";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { sql } from "kysely";

import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";

import type { Profile } from "#contract/account/profile.ts";
import { openDatabase } from "#server/database.ts";
import { startBundledDatabase } from "#server/db/bundled.ts";
import { openDb } from "#server/db/client.ts";
import { createTestDatabase } from "#server/db/testing.ts";
import { readSecret } from "#server/auth/secret.ts";
import { copyDataDirectory, createDataDirectory, endServer, launchServer } from "#server/testing.ts";

type DataDirectory = Awaited<ReturnType<typeof createDataDirectory>>;

/** Seeded once, for the tests that are not about the first start. */
let template: DataDirectory;
let temporary: DataDirectory;
let directory: string;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  template = await createDataDirectory("main-template");
  const dataDirectory = path.join(template.directory, "data");
  const { close } = await openDatabase({ databaseUrl: undefined, dataDirectory });
  await close();
});

afterAll(() => template.remove());

beforeEach(async () => {
  temporary = await createDataDirectory("main");
  directory = temporary.directory;
});

afterEach(async () => {
  await Promise.all([...running].map((child) => endServer(child, "SIGTERM")));
  await temporary.remove();
});

const secret = "the secret of these tests and of nothing else";

/** Gives the servers of this test a seeded database. Without it, their first start creates one. */
const useSeededDatabase = () => copyDataDirectory(template.directory, directory);

/** Starts a real server. @returns its address, or its output if it could not start */
function start(environment: Record<string, string> = {}) {
  return launch(environment).settled;
}

function launch(environment: Record<string, string> = {}) {
  const launched = launchServer(directory, { ATRIUM_BACKGROUND_WORK: "0", ...environment });
  running.add(launched.child);
  launched.child.on("exit", () => running.delete(launched.child));
  return launched;
}

async function visit(address: string) {
  const page = await fetch(`${address}api/user.json`);
  const cookie = page.headers.get("set-cookie")?.split(";")[0] ?? "";
  const headers = { cookie, "content-type": "application/json" };
  const ask = async (method: string, url: string, body?: unknown) => {
    const response = await fetch(`${address}api${url}`, { method, headers, body: JSON.stringify(body) ?? null });
    return { status: response.status, body: (await response.json()) as Profile };
  };
  return ask;
}

test("acknowledged writes survive kill -9 of the server, twice in a row", async () => {
  await useSeededDatabase();
  for (const change of [{ job: "First round" }, { about: "Second round" }]) {
    const { child, address } = await start();
    const ask = await visit(address);
    const { version } = (await ask("GET", "/profile.json")).body;
    expect((await ask("PATCH", "/profile.json", { ...change, version })).status).toBe(200);
    await endServer(child, "SIGKILL");
  }
  const { address } = await start();
  const { body } = await (await visit(address))("GET", "/profile.json");
  expect(body).toMatchObject({ job: "First round", about: "Second round" });
});

const postmasterFile = () => path.join(directory, "data", "postgres", "postmaster.pid");
const postmasterId = () => Number(readFileSync(postmasterFile(), "utf8").split("\n")[0]);

/** Opens a keep-alive connection, as browsers and proxies do. */
async function openConnection(address: string) {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  let heard = "";
  socket.on("data", (part: Buffer) => (heard += part.toString()));
  // An aborted connection counts as closed, too.
  socket.on("error", () => {});
  const closed = new Promise<string>((resolve) => socket.on("close", () => resolve(heard)));
  await new Promise<void>((resolve) => socket.on("connect", () => resolve()));
  const hear = async (pattern: RegExp) => {
    for (;;) {
      const match = pattern.exec(heard);
      if (match) return match;
      await sleep(5);
    }
  };
  return { send: (text: string) => socket.write(text.replaceAll("\n", "\r\n")), hear, closed };
}

const isRefused = async (address: string) => {
  for (;;) {
    const { hostname, port } = new URL(address);
    const wasRefused = await new Promise<boolean>((resolve) => {
      const socket = connect(Number(port), hostname);
      socket.on("connect", () => resolve(socket.destroy() === undefined));
      socket.on("error", () => resolve(true));
    });
    if (wasRefused) return;
    await sleep(5);
  }
};

test("a stop completes the request in flight, and closes idle, new and streaming connections", async () => {
  await useSeededDatabase();
  const { child, address } = await start();
  const pid = postmasterId();
  const busy = await openConnection(address);
  busy.send("GET /api/user.json HTTP/1.1\nHost: 127.0.0.1\n\n");
  const [, cookie = ""] = await busy.hear(/set-cookie: (atrium\.session=[^;]+)/i);
  const streaming = await openConnection(address);
  streaming.send(`GET /api/live HTTP/1.1\nHost: 127.0.0.1\nCookie: ${cookie}\n\n`);
  await streaming.hear(/topics/);
  const idle = await openConnection(address);
  idle.send("GET /api/health HTTP/1.1\nHost: 127.0.0.1\n\n");
  await idle.hear(/HTTP\/1\.1 200/);
  const fresh = await openConnection(address);
  const body = JSON.stringify({ job: "Kept", version: 1 });
  busy.send(
    `PATCH /api/profile.json HTTP/1.1\nHost: 127.0.0.1\nCookie: ${cookie}\nContent-Type: application/json\nContent-Length: ${body.length}\n\n${body.slice(0, 9)}`,
  );
  // The server has received the beginning of the request once it responds to a later one.
  await (
    await visit(address)
  )("GET", "/health");
  const ended = new Promise<void>((resolve) => child.on("exit", () => resolve()));
  child.kill("SIGTERM");
  await isRefused(address);
  await Promise.all([idle.closed, fresh.closed, streaming.closed]);
  busy.send(body.slice(9));
  expect((await busy.closed).split("HTTP/1.1 ").at(-1)).toMatch(/^200[^]*connection: close[^]*"Kept"/i);
  await ended;
  expect(child.exitCode).toBe(0);
  expect(() => process.kill(pid, 0)).toThrow("ESRCH");
});

test("a request that never ends does not prevent the server and the database from stopping", async () => {
  await useSeededDatabase();
  const { child, address } = await start();
  const pid = postmasterId();
  const ask = await visit(address);
  const socket = encodeURIComponent(path.join(directory, "data", "socket"));
  const db = openDb(`postgres://atrium@/postgres?host=${socket}&port=5432`, { max: 1 });
  const locked = Promise.withResolvers<void>();
  const holding = db
    .transaction()
    .execute(async (transaction) => {
      await sql`lock table preferences in access exclusive mode`.execute(transaction);
      locked.resolve();
      // Runs until the database ends it.
      await sql`set local statement_timeout = 0; select pg_sleep(600)`.execute(transaction);
    })
    .catch(() => "ended");
  await locked.promise;
  const waiting = ask("GET", "/preferences.json").catch(() => "cut off");
  // The request now waits for the lock in the database.
  const watch = openDb(`postgres://atrium@/postgres?host=${socket}&port=5432`, { max: 1 });
  for (;;) {
    const { rows } = await sql`select 1 from pg_locks where not granted`.execute(watch);
    if (rows.length > 0) break;
    await sleep(20);
  }
  await watch.destroy();
  await endServer(child, "SIGTERM");
  expect(child.exitCode).toBe(0);
  expect(() => process.kill(pid, 0)).toThrow("ESRCH");
  expect(await waiting).not.toMatchObject({ status: 200 });
  expect(await holding).toBe("ended");
  await db.destroy();
});

test("repeated signals do not interrupt a stop", async () => {
  await useSeededDatabase();
  const { child, address } = await start();
  const pid = postmasterId();
  const stuck = await openConnection(address);
  stuck.send("PATCH /api/profile.json HTTP/1.1\nHost: 127.0.0.1\nContent-Length: 9\n\n{");
  await (
    await visit(address)
  )("GET", "/health");
  const ended = new Promise<void>((resolve) => child.on("exit", () => resolve()));
  const signals = ["SIGTERM", "SIGTERM", "SIGINT"] as const;
  for (const signal of signals) child.kill(signal);
  const repeating = setInterval(() => child.kill("SIGTERM"), 300);
  await ended;
  clearInterval(repeating);
  expect(child.exitCode).toBe(0);
  expect(() => process.kill(pid, 0)).toThrow("ESRCH");
});

test("a server that stops answers for a while, but tells load balancers that it is not ready, and a further signal ends it", async () => {
  await useSeededDatabase();
  const { child, address } = await start({ ATRIUM_DRAIN_SECONDS: "60" });
  const ask = await visit(address);
  expect((await ask("GET", "/health/ready")).status).toBe(200);
  const ended = new Promise<void>((resolve) => child.on("exit", () => resolve()));
  child.kill("SIGTERM");
  await vi.waitFor(async () => {
    expect(await ask("GET", "/health/ready")).toMatchObject({ status: 503, body: { ready: false, database: "ready" } });
  }, 10_000);
  expect((await ask("GET", "/health")).status).toBe(200);
  expect((await ask("GET", "/profile.json")).status).toBe(200);
  // Signals in quick succession count as one.
  const repeating = setInterval(() => child.kill("SIGTERM"), 300);
  await ended;
  clearInterval(repeating);
  expect(child.exitCode).toBe(0);
});

/** Moments of the first start, each with a file that exists from then on. */
const moments = [
  ["while the database is created", "data/postgres.new/PG_VERSION"],
  ["while the database starts", "data/postgres/postmaster.pid"],
  ["while the database is seeded", "data/socket/.s.PGSQL.5432"],
] as const;

test("a stop during the first start leaves nothing running, and the next start goes on from there", async () => {
  for (const [moment, file] of moments) {
    const { child, settled } = launch();
    while (!existsSync(path.join(directory, file)) && child.exitCode === null) await sleep(2);
    child.kill("SIGTERM");
    expect((await settled).said, moment).not.toContain("cannot start");
    await endServer(child, "SIGTERM");
    expect([child.exitCode, existsSync(postmasterFile())], moment).toEqual([0, false]);
  }
  expect((await start()).address).not.toBe("");
}, 240_000);

test("two servers on one database share its data and seed it once", async () => {
  const { connectionString, environment } = await createTestDatabase();
  const own = { ...environment, ATRIUM_SECRET: secret };
  const servers = await Promise.all([start(own), start(own)]);
  const [first, second] = await Promise.all(servers.map(({ address }) => visit(address)));
  await first?.("PATCH", "/profile.json", { job: "From one", version: 1 });
  expect(await second?.("GET", "/profile.json")).toMatchObject({ status: 200, body: { job: "From one" } });
  // Both servers found the database empty, and only one seeded it.
  const db = openDb(connectionString);
  expect(await db.selectFrom("users").select("id").execute()).toHaveLength(10);
  await db.destroy();
});

test("a port in use is an error that names it", async () => {
  await useSeededDatabase();
  const taken = createServer();
  const port = await new Promise<number>((resolve) => {
    taken.listen(0, "127.0.0.1", () => resolve((taken.address() as { port: number }).port));
  });
  const reason = (variable: string) =>
    `Atrium cannot start: Port ${port} is taken: end what uses it, or set ${variable} to another`;
  const { said, code } = await start({ PORT: String(port) });
  expect([said.trim(), code]).toEqual([reason("PORT"), 1]);
  const measured = await start({ ATRIUM_METRICS_PORT: String(port) });
  expect([measured.said.trim(), measured.code]).toEqual([reason("ATRIUM_METRICS_PORT"), 1]);
  // The other port is released, so that the server ends.
  expect(await start({ PORT: String(port), ATRIUM_METRICS_PORT: "0" })).toMatchObject({ code: 1 });
  taken.close();
});

test("with DATABASE_URL, a start without a secret is refused, and says how to keep the present one", async () => {
  const DATABASE_URL = "postgres://127.0.0.1:1/none";
  const first = await start({ DATABASE_URL });
  const advice = "ATRIUM_SECRET has to be set with DATABASE_URL: set it to the output of openssl rand -hex 32";
  expect([first.said.trim(), first.code]).toEqual([`Atrium cannot start: ${advice}`, 1]);
  const data = path.join(directory, "data");
  await readSecret(data);
  const second = await start({ DATABASE_URL });
  const file = path.join(data, "secret");
  expect(second.said.trim()).toBe(
    `Atrium cannot start: ${advice}, or ATRIUM_SECRET_FILE to ${file}, which keeps the present one`,
  );
});

test("with ATRIUM_LOG_FORMAT=json, each line is an object, from the start to the stop", async () => {
  await useSeededDatabase();
  const { child, settled } = launch({ ATRIUM_LOG_FORMAT: "json" });
  let output = "";
  child.stdout.on("data", (part: Buffer) => (output += part.toString()));
  const { address } = await settled;
  await fetch(`${address}api/health`, { headers: { "x-request-id": "7f3a" } });
  await endServer(child, "SIGTERM");
  const lines = output.trim().split("\n");
  const facts = lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  // The request may be answered before the database has told its version.
  expect(new Set(facts.map(({ message }) => message))).toEqual(
    new Set([`Atrium is ready at ${address}`, expect.stringMatching(/^PostgreSQL 18/), "Request"]),
  );
  const request = facts.find(({ message }) => message === "Request");
  expect(request).toMatchObject({ requestId: "7f3a", path: "/health", status: 200 });
});

test("an invalid value prevents the start with an error of one line", async () => {
  const { said, code } = await start({ HOST: "0.0.0.0" });
  expect([said.trim().split("\n").length, said, code]).toEqual([
    1,
    expect.stringContaining("HOST 0.0.0.0 is reached from elsewhere"),
    1,
  ]);
});

test("a database that is killed is started again, and requests get a 503 meanwhile", async () => {
  await useSeededDatabase();
  const { child, address } = await start();
  let said = "";
  child.stderr?.on("data", (part: Buffer) => (said += part.toString()));
  const ask = await visit(address);
  const pid = postmasterId();
  process.kill(pid, "SIGKILL");
  const health = async () => (await ask("GET", "/health")).body as unknown;
  await vi.waitFor(async () => expect(await health()).toMatchObject({ ready: false, database: "restarting" }), 60_000);
  const refused = await fetch(`${address}api/user.json`);
  expect([refused.status, refused.headers.get("retry-after"), await refused.json()]).toEqual([
    503,
    "5",
    { code: "unavailable", message: "The database is being restarted. Try again in a moment." },
  ]);
  await vi.waitFor(async () => expect(await health()).toMatchObject({ ready: true, database: "ready" }), 60_000);
  expect((await ask("GET", "/user.json")).status).toBe(200);
  expect(said).toContain("PostgreSQL has stopped. Starting it again in 1 s");
  expect(postmasterId()).not.toBe(pid);
  const next = postmasterId();
  await endServer(child, "SIGTERM");
  expect(child.exitCode).toBe(0);
  expect(() => process.kill(next, 0)).toThrow("ESRCH");
});

test("requests get a 503 while the database is stopped, and the server recovers without a restart", async () => {
  await useSeededDatabase();
  const place = path.join(directory, "data");
  const database = await startBundledDatabase(place);
  const { address } = await start({ DATABASE_URL: database.connectionString, ATRIUM_SECRET: secret });
  const ask = await visit(address);
  await database.stop();
  expect(await ask("GET", "/user.json")).toMatchObject({ status: 503, body: { code: "unavailable" } });
  const again = await startBundledDatabase(place);
  expect(await ask("GET", "/user.json")).toMatchObject({ status: 200 });
  await Promise.all([...running].map((child) => endServer(child, "SIGTERM")));
  await again.stop();
});
