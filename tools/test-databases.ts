import { mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";

import { cleanUpAtEnd } from "./testing/clean-up.ts";
import { checkFailover } from "./databases/failover-office.ts";
import { checkPooledOffice } from "./databases/pooled-office.ts";
import { checkReplicatedOffice } from "./databases/replicated-office.ts";
import { type RunningServer, startBouncer, startPostgres } from "./databases/servers.ts";
import { installPackages, postgresPrograms, serverPackages } from "./testing/debian-packages.ts";
import { runChecks } from "./checks/run-checks.ts";
import { runUnitTests } from "./testing/run-tests.ts";
import { addTotals, describeTotals, printTotals, totalsOf } from "./testing/totals.ts";

/**
 * Runs the tests of the server on each kind of database: `npm run test:databases`, or `-- --door transaction
 * server/live` for one of them and some files. Debian's PostgreSQL and PgBouncer are installed if they are missing, and
 * run with `deploy/pgbouncer.ini`. The door `office` is the built app itself, behind PgBouncer in transaction mode, and
 * `replica` a server whose reads go to a streaming replica, and in `failover` the primary ends and its synchronous standby
 * takes over behind HAProxy, with `deploy/haproxy-database.cfg`. It is no part of `npm test`.
 */
const doorNames = ["bundled", "debian", "session", "transaction", "office", "replica", "failover"] as const;

type Door = (typeof doorNames)[number];

const { haproxy, postgresql, pgbouncer } = serverPackages;

/** Tests that start bundled databases of their own: every door would run the same. */
const ownDatabases = ["server/db/bundled*.test.ts", "server/commands/backup-command.test.ts"];

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { door: { type: "string", multiple: true } },
});
const unknown = values.door?.find((door) => !(doorNames as readonly string[]).includes(door));
if (unknown !== undefined) throw new Error(`There is no door ${unknown}: ${doorNames.join(", ")}`);
const doors = doorNames.filter((door) => values.door?.includes(door) ?? true);

type Servers = Record<"direct" | "session" | "transaction" | "statement", RunningServer>;

/** What the tests of a door find in their environment. */
function environmentOf(door: Door, { direct, session, transaction }: Servers): Record<string, string> {
  if (door === "bundled") return { DATABASE_URL: "", DATABASE_DIRECT_URL: "" };
  if (door === "debian") return { DATABASE_URL: direct.url, DATABASE_DIRECT_URL: "" };
  return { DATABASE_URL: (door === "session" ? session : transaction).url, DATABASE_DIRECT_URL: direct.url };
}

function checkOffice({ direct, session, transaction, statement }: Servers, directory: string) {
  const addresses = {
    direct: direct.url,
    session: session.url,
    transaction: transaction.url,
    statement: statement.url,
  };
  return runChecks("the office behind a pooler", (check) => checkPooledOffice(addresses, directory, check));
}

/** A folder for the servers of one door, who need access. */
function subfolder(directory: string, name: string) {
  const path = join(directory, name);
  mkdirSync(path, { mode: 0o755 });
  return path;
}

async function enter(door: Door, servers: Servers, directory: string) {
  console.log(`\n${door}`);
  if (door === "office") return checkOffice(servers, directory);
  if (door === "replica")
    return runChecks("the office with a replica", (check) =>
      checkReplicatedOffice(postgresPrograms, subfolder(directory, door), check),
    );
  if (door === "failover")
    return runChecks("a failover", (check) => checkFailover(postgresPrograms, subfolder(directory, door), check));
  const exclude = door === "bundled" ? [] : ownDatabases;
  const result = await runUnitTests({ project: "server", files, exclude, env: environmentOf(door, servers) });
  return { totals: result, failures: result.failures ?? [] };
}

async function run() {
  // Before the signals have listeners, since the installer may not be killed.
  if (!(await installPackages([haproxy, postgresql, pgbouncer]))) return totalsOf(false);
  cleanUpAtEnd();
  const directory = tmpdir();
  const running: RunningServer[] = [];
  const keep = async (server: Promise<RunningServer>) => {
    running.unshift(await server);
    return server;
  };
  try {
    const direct = await keep(startPostgres(postgresPrograms, directory));
    const session = await keep(startBouncer("session", direct, directory));
    const transaction = await keep(startBouncer("transaction", direct, directory));
    const statement = await keep(startBouncer("statement", direct, directory));
    const servers = { direct, session, transaction, statement };
    const lines: string[] = [];
    let all = totalsOf();
    for (const door of doors) {
      const startedAt = performance.now();
      const { totals, failures } = await enter(door, servers, directory);
      const seconds = Math.round((performance.now() - startedAt) / 1000);
      lines.push(`${door.padEnd(12)} ${describeTotals(totals)} (${seconds} s)`);
      for (const { name, error } of failures) lines.push(`  ${name}${error ? `: ${error}` : ""}`);
      all = addTotals(all, totals);
    }
    console.log(`\n${lines.join("\n")}`);
    return all;
  } finally {
    for (const server of running) await server.stop();
  }
}

printTotals(await run());
