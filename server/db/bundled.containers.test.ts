import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { afterEach, beforeEach, expect, test } from "vitest";

import { startBundledDatabase } from "#server/db/bundled.ts";

/** A PID namespace with its own /proc: two containers that share a data directory do not share these. */
const unshare = ["--pid", "--fork", "--mount-proc", "--kill-child=SIGKILL"];
// Creating a namespace requires root, or a kernel that lets users do it. The tests are skipped otherwise.
const canUnshare = process.platform === "linux" && spawnSync("unshare", [...unshare, "true"]).status === 0;

let directory: string;
let data: string;
const running = new Set<ChildProcess>();

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), "atrium-containers-"));
  chmodSync(directory, 0o755);
  data = path.join(directory, "data");
});

afterEach(async () => {
  await Promise.all([...running].map((container) => kill(container)));
  rmSync(directory, { recursive: true, force: true });
});

/** Runs in a container: starts the database, reports it, and writes or reads a row on request. */
const program = `
  const { startBundledDatabase } = await import(${JSON.stringify(new URL("bundled.ts", import.meta.url).href)});
  const { default: pg } = await import("pg");
  const [data, statement] = process.argv.slice(1);
  try {
    const database = await startBundledDatabase(data, { otherContainerTimeoutMs: Number(process.env.WAIT_MS) });
    if (statement) {
      const client = new pg.Client({ connectionString: database.connectionString });
      await client.connect();
      const { rows } = await client.query(statement);
      console.log(JSON.stringify(rows ?? []));
      await client.end();
    }
    console.log("ready");
    process.on("SIGTERM", () => void database.stop().then(() => process.exit(0)));
    setInterval(() => {}, 60_000);
  } catch (error) {
    console.log(error.message);
    process.exit(1);
  }
`;

/**
 * Starts a container on the data directory. As in a real one, its process ids begin with 1.
 *
 * @param waitMs for the end of another one: the processes of one that is killed end a while later, on a busy machine
 */
function startContainer(statement = "", waitMs = 60_000) {
  const container = spawn(
    "unshare",
    [...unshare, process.execPath, "--input-type=module", "-e", program, data, statement],
    {
      cwd: path.join(import.meta.dirname, "..", ".."),
      env: { ...process.env, WAIT_MS: String(waitMs) },
      stdio: ["ignore", "pipe", "inherit"],
    },
  );
  running.add(container);
  let said = "";
  container.stdout.on("data", (part: Buffer) => (said += part.toString()));
  const settled = new Promise<string>((resolve) => {
    container.stdout.on("data", () => said.includes("ready") && resolve(said.trim()));
    container.on("close", () => resolve(said.trim()));
  });
  return { container, settled };
}

/** Kills the first process of the namespace, as a container runtime does. The kernel then ends all others. */
function kill(container: ChildProcess) {
  running.delete(container);
  return new Promise<void>((resolve) => {
    if (container.exitCode !== null || container.signalCode !== null) return resolve();
    container.on("close", () => resolve());
    container.kill("SIGKILL");
  });
}

async function isThere(file: string) {
  while (!existsSync(file)) await sleep(2);
}

for (const [moment, file] of [
  ["as it takes the lock", "locks/start"],
  ["while the cluster is created", "postgres.new/PG_VERSION"],
  ["while PostgreSQL starts", "postgres/postmaster.pid"],
] as const) {
  test.runIf(canUnshare)(`a container that is killed during its first start, ${moment}, starts again`, async () => {
    const { container } = startContainer();
    await isThere(path.join(data, file));
    await kill(container);
    expect(await startContainer("select 1 as one").settled).toBe('[{"one":1}]\nready');
  });
}

test.runIf(canUnshare)(
  "a container that is killed while it runs starts again with all acknowledged writes",
  async () => {
    const first = startContainer("create table kept as select 7 as n");
    expect(await first.settled).toContain("ready");
    await kill(first.container);
    expect(await startContainer("select n from kept").settled).toBe('[{"n":7}]\nready');
  },
);

test.runIf(canUnshare)("a second container on a directory in use is rejected with an error of one line", async () => {
  const first = startContainer();
  expect(await first.settled).toBe("ready");
  expect(await startContainer("", 0).settled).toBe(
    `${data} is in use by another container or machine: stop the Atrium there first, or run this command inside that container`,
  );
  expect(readFileSync(path.join(data, "postgres.log"), "utf8")).not.toMatch(/FATAL|PANIC/);
  // Nor can a process outside the containers start it.
  await expect(startBundledDatabase(data, { otherContainerTimeoutMs: 0 })).rejects.toThrow("in use by another");
});

test.runIf(canUnshare)("a container that waits for another one to end takes over from it", async () => {
  const first = startContainer("create table kept as select 7 as n");
  expect(await first.settled).toContain("ready");
  const second = startContainer("select n from kept");
  await kill(first.container);
  expect(await second.settled).toBe('[{"n":7}]\nready');
});

test("lock files that name an unrelated running process do not prevent a start", async () => {
  const first = await startBundledDatabase(data);
  await first.stop();
  // PostgreSQL believes that the id belongs to a server only if it could signal the process.
  const owner = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const stranger = spawn("sleep", ["600"], { ...owner, stdio: "ignore" });
  try {
    const cluster = path.join(data, "postgres");
    const facts = [stranger.pid, cluster, 1_700_000_000, 5432, path.join(data, "socket"), "", "  1 1", "ready   "];
    writeFileSync(path.join(cluster, "postmaster.pid"), `${facts.join("\n")}\n`);
    writeFileSync(path.join(data, "socket", ".s.PGSQL.5432.lock"), `${facts.slice(0, 5).join("\n")}\n`);
    const second = await startBundledDatabase(data);
    await second.stop();
    // The unrelated process is not stopped.
    expect([stranger.exitCode, stranger.signalCode]).toEqual([null, null]);
  } finally {
    stranger.kill("SIGKILL");
  }
});
