import { randomBytes } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";

import { sql } from "kysely";

import { signIn } from "#contract/account/auth.ts";
import { livePath } from "#contract/live.ts";
import { getProfile } from "#contract/account/profile.ts";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/database.ts";
import { openDb } from "#server/db/client.ts";
import { listMigrations, readRecorded } from "#server/db/migrate.ts";
import { restoreBackup } from "#server/db/backup/restore.ts";
import { databaseOn } from "#server/db/testing.setup.ts";
import { examineDatabase, judgeDatabase } from "#server/commands/doctor-database.ts";
import { readEvents } from "#server/live/testing.ts";
import { endServer, launchServer } from "#server/testing.ts";
import { runUserCommand } from "#server/commands/user-command.ts";

import packageJson from "../../package.json" with { type: "json" };
import type { Check } from "../checks/run-checks.ts";
import { root } from "../lib/run-command.ts";

import { createOffice } from "./servers.ts";

/** Milliseconds in which a change in one server has to reach the windows of another. */
const liveMs = 1000;
const startCount = 40;
const slowMs = 500;

type Addresses = Readonly<Record<"direct" | "session" | "transaction" | "statement", string>>;
type Pooled = { readonly DATABASE_URL: string; readonly DATABASE_DIRECT_URL: string };

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Uses the office as an administrator and a user would, through a PgBouncer that is in transaction mode. */
export async function checkPooledOffice(servers: Addresses, parent: string, check: Check) {
  const databaseUrl = databaseOn(servers.transaction, "office");
  const databaseDirectUrl = databaseOn(servers.direct, "office");
  const directory = join(parent, "office");
  mkdirSync(join(directory, "data"), { recursive: true });
  await createOffice(servers.direct);
  const pooled = { DATABASE_URL: databaseUrl, DATABASE_DIRECT_URL: databaseDirectUrl };

  await checkStarts({ databaseUrl, databaseDirectUrl }, join(directory, "data"), check);
  await checkTimeLimit(databaseUrl, check);
  await checkRefusals(servers, check);
  await checkDoctor(pooled, check);
  await checkServers(pooled, directory, check);
}

/** The part of a start that concerns the database, forty times at once, each with pools of its own. */
async function checkStarts(
  addresses: { readonly databaseUrl: string; readonly databaseDirectUrl: string },
  dataDirectory: string,
  check: Check,
) {
  const started = await Promise.allSettled(
    Array.from({ length: startCount }, () => openDatabase({ ...addresses, dataDirectory, hasDemoContent: false })),
  );
  const opened = started.flatMap((each) => (each.status === "fulfilled" ? [each.value] : []));
  const failed = started.find((each) => each.status === "rejected");
  const recorded = opened[0] ? await readRecorded(opened[0].db as never) : [];
  await Promise.all(opened.map(({ close }) => close()));
  check(`${startCount} starts at once`, opened.length === startCount, failed?.reason);
  const names = recorded.map(({ name }) => name);
  const expected = await listMigrations();
  check(`${names.length} migrations, each once`, names.join() === expected.join(), names.join());
}

async function checkTimeLimit(databaseUrl: string, check: Check) {
  const db = openDb(databaseUrl, { max: 1, queryTimeout: slowMs, isPooled: true });
  const slow = sql`select pg_sleep(30)`;
  const alone = await slow.execute(db).then(() => "ended", messageOf);
  const inside = await db
    .transaction()
    .execute((transaction) => slow.execute(transaction))
    .then(() => "ended", messageOf);
  await db.destroy();
  check("a slow statement is canceled", alone.includes("statement timeout"), alone);
  check("a slow statement in a transaction is canceled", inside.includes("statement timeout"), inside);
}

async function checkRefusals({ direct, session, transaction, statement }: Addresses, check: Check) {
  const refusalOf = (databaseUrl: string, databaseDirectUrl?: string) =>
    openDatabase({ databaseUrl, databaseDirectUrl, dataDirectory: "/nowhere" }).then(() => "started", messageOf);
  const office = (server: string) => databaseOn(server, "office");
  const cases = [
    ["without DATABASE_DIRECT_URL", await refusalOf(office(transaction)), "set DATABASE_DIRECT_URL"],
    ["in session mode without it", await refusalOf(office(session)), "set DATABASE_DIRECT_URL"],
    ["in statement mode", await refusalOf(office(statement), office(direct)), "set pool_mode"],
    [
      "with two databases",
      await refusalOf(office(transaction), databaseOn(direct, "postgres")),
      "leads to another database",
    ],
  ] as const;
  for (const [name, found, expected] of cases)
    check(`a start ${name} says what to set`, found.includes(expected), found);
}

async function checkDoctor(pooled: Pooled, check: Check) {
  const poolingOf = async (environment: Record<string, string>) => {
    const facts = await examineDatabase(readConfig(environment, root));
    const finding = judgeDatabase(facts).find((each) => each.check === "Pooling");
    return `${finding?.status}: ${finding?.message}`;
  };
  const both = await poolingOf(pooled);
  check("the doctor names the mode", both === "ok: A pooler in transaction mode; notifications arrive", both);
  const alone = await poolingOf({ DATABASE_URL: pooled.DATABASE_URL });
  check("the doctor asks for DATABASE_DIRECT_URL", /^error: .*set DATABASE_DIRECT_URL/.test(alone), alone);
}

/** Two servers in processes of their own: someone signs in, and a change in one arrives at a window of the other. */
async function checkServers(pooled: Pooled, directory: string, check: Check) {
  const environment = {
    ...pooled,
    ATRIUM_AUTH: "required",
    ATRIUM_DEMO_CONTENT: "0",
    ATRIUM_SECRET: randomBytes(32).toString("hex"),
  };
  const password = randomBytes(12).toString("hex");
  const added = await addAda(environment, password);
  check("an account is added", added.includes("can sign in"), added);
  const servers = [launchServer(directory, environment), launchServer(directory, environment)] as const;
  try {
    const [one, other] = await Promise.all([servers[0].settled, servers[1].settled]);
    check("two servers start", one.address !== "" && other.address !== "", one.said + other.said);
    const { status, cookie, answer } = await signInTo(one.address, password);
    check("someone signs in", status === 200 && cookie !== "", answer);
    await checkLiveUpdate(one.address, other.address, cookie, check);
    const whileRunning = await restoreRefusal(pooled.DATABASE_DIRECT_URL);
    check("restoring is refused while they run", whileRunning.includes("stop it first"), whileRunning);
  } finally {
    await Promise.all(servers.map(({ child }) => endServer(child, "SIGTERM")));
  }
  const codes = servers.map(({ child }) => child.exitCode);
  check("both servers stop", codes.join() === "0,0", codes.join());
  // The pooler still has the connections of their requests.
  const afterwards = await restoreRefusal(pooled.DATABASE_DIRECT_URL);
  check("then only the content is in the way", afterwards.includes("not empty"), afterwards);
}

/** Creates an account from the command line. */
export const addAda = (environment: Record<string, string>, password: string) =>
  runUserCommand(["add", "ada.lovelace", "ada@office.example", "Ada", "Lovelace"], environment, async () => password);

/** Signs in to that account. */
export async function signInTo(address: string, password: string) {
  const response = await fetch(`${address}api${signIn.path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ name: "ada.lovelace", password, language: "en" }),
  });
  const cookies = response.headers.getSetCookie().map((each) => each.split(";")[0]);
  return { status: response.status, cookie: cookies.join("; "), answer: await response.text() };
}

/** Why a backup cannot be restored into the database; both reasons come before the file is read. */
const restoreRefusal = (connectionString: string) =>
  restoreBackup({ connectionString, file: "none.tar.gz", version: packageJson.version }).then(
    () => "restored",
    messageOf,
  );

async function checkLiveUpdate(one: string, other: string, cookie: string, check: Check) {
  const profile = `api${getProfile.path}`;
  const headers = { cookie, "content-type": "application/json" };
  const abort = new AbortController();
  const stream = await fetch(`${one}api${livePath}`, { headers: { cookie }, signal: abort.signal });
  const events = readEvents(stream);
  await events.next();
  const { version } = (await (await fetch(`${other}${profile}`, { headers })).json()) as { version: number };
  const began = performance.now();
  const changed = await fetch(`${other}${profile}`, {
    method: "PATCH",
    headers,
    body: JSON.stringify({ job: "Analyst", version }),
  });
  check("a change is saved", changed.status === 200, changed.status);
  let topics: readonly string[] = [];
  while (!topics.includes("profile")) ({ topics } = await events.next());
  const ms = Math.round(performance.now() - began);
  abort.abort();
  check(`it reaches a window of the other server (${ms} ms)`, ms <= liveMs, `${ms} ms`);
}
