import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

import { afterEach, beforeEach, expect, test } from "vitest";

import { startBundledDatabase } from "#server/db/bundled.ts";
import { openDb } from "#server/db/client.ts";
import { createTestDatabase } from "#server/db/testing.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const main = path.join(root, "server", "main.ts");

let directory: string;
const running = new Set<ChildProcess>();

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), "atrium-main-"));
  // As root the database runs as somebody else, who has to get in.
  chmodSync(directory, 0o755);
});

afterEach(async () => {
  await Promise.all([...running].map((child) => end(child, "SIGTERM")));
  rmSync(directory, { recursive: true, force: true });
});

/** Starts a real server, and answers its address or what it said when it could not start. */
function start(environment: Record<string, string> = {}) {
  const { PATH = "", DATABASE_URL: _, ...rest } = process.env;
  const child = spawn(process.execPath, [main], {
    cwd: directory,
    env: { ...rest, PATH, PORT: "0", ATRIUM_DATA: path.join(directory, "data"), ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  return new Promise<{ child: ChildProcess; address: string; said: string; code: number | null }>((resolve) => {
    let said = "";
    const hear = (data: Buffer) => {
      said += data.toString();
      const address = /ready at (\S+)/.exec(said)?.[1];
      if (address) resolve({ child, address, said, code: null });
    };
    child.stdout?.on("data", hear);
    child.stderr?.on("data", hear);
    child.on("exit", (code) => {
      running.delete(child);
      resolve({ child, address: "", said, code });
    });
  });
}

const end = (child: ChildProcess, signal: NodeJS.Signals) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.on("exit", () => resolve());
    child.kill(signal);
  });

async function visit(address: string) {
  const page = await fetch(`${address}api/user.json`);
  const cookie = page.headers.get("set-cookie")?.split(";")[0] ?? "";
  const headers = { cookie, "content-type": "application/json" };
  const ask = async (method: string, url: string, body?: unknown) => {
    const response = await fetch(`${address}api${url}`, { method, headers, body: JSON.stringify(body) ?? null });
    return { status: response.status, body: (await response.json()) as never };
  };
  return ask;
}

test("an acknowledged write survives kill -9 of the server, again and again", async () => {
  const sent: string[] = [];
  for (let round = 0; round < 3; round += 1) {
    const { child, address } = await start();
    const ask = await visit(address);
    const subject = `Round ${round}`;
    const { status } = await ask("POST", "/messages.json", {
      _id: crypto.randomUUID(),
      to: ["mei.tanaka"],
      subject,
      body: "<p>Kept</p>",
    });
    expect(status).toBe(200);
    sent.unshift(subject);
    await end(child, "SIGKILL");
  }
  const { address } = await start();
  const { body } = await (await visit(address))("GET", "/messages.json?folder=sent&size=3");
  expect((body as { data: { subject: string }[] }).data.map(({ subject }) => subject)).toEqual(sent);
});

test("a stop at SIGTERM ends the database too, and leaves nobody behind", async () => {
  const { child } = await start();
  const data = path.join(directory, "data");
  const pid = Number(readFileSync(path.join(data, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
  await end(child, "SIGTERM");
  expect(child.exitCode).toBe(0);
  expect(() => process.kill(pid, 0)).toThrow("ESRCH");
  expect(readdirSync(path.join(data, "servers"))).toEqual([]);
});

test("two servers on one database work as one", async () => {
  const { connectionString } = await createTestDatabase();
  const servers = await Promise.all([
    start({ DATABASE_URL: connectionString }),
    start({ DATABASE_URL: connectionString }),
  ]);
  const [first, second] = await Promise.all(servers.map(({ address }) => visit(address)));
  const _id = crypto.randomUUID();
  await first?.("POST", "/messages.json", { _id, to: ["mei.tanaka"], subject: "From one", body: "<p>To all</p>" });
  expect(await second?.("GET", `/messages.json/${_id}`)).toMatchObject({ status: 200, body: { subject: "From one" } });
  // Both found it empty, and it was filled once.
  const db = openDb(connectionString);
  expect(await db.selectFrom("users").select("id").execute()).toHaveLength(10);
  await db.destroy();
});

test("a taken port is an error that names it", async () => {
  const taken = createServer();
  const port = await new Promise<number>((resolve) => {
    taken.listen(0, "127.0.0.1", () => resolve((taken.address() as { port: number }).port));
  });
  const { said, code } = await start({ PORT: String(port) });
  taken.close();
  expect([said.trim(), code]).toEqual([
    `Atrium cannot start: Port ${port} is taken: end what uses it, or set PORT to another`,
    1,
  ]);
});

test("a wrong value stops the start with one line", async () => {
  const { said, code } = await start({ HOST: "0.0.0.0" });
  expect([said.trim().split("\n").length, said, code]).toEqual([
    1,
    expect.stringContaining("HOST 0.0.0.0 is reached from elsewhere"),
    1,
  ]);
});

test("a database that goes away gives 503, and its return is noticed without a restart", async () => {
  const place = path.join(directory, "elsewhere");
  const database = await startBundledDatabase(place);
  const { address } = await start({ DATABASE_URL: database.connectionString });
  const ask = await visit(address);
  await database.stop();
  expect(await ask("GET", "/user.json")).toMatchObject({ status: 503, body: { code: "unavailable" } });
  const again = await startBundledDatabase(place);
  expect(await ask("GET", "/user.json")).toMatchObject({ status: 200 });
  await Promise.all([...running].map((child) => end(child, "SIGTERM")));
  await again.stop();
});
