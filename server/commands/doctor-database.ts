import { existsSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { Client } from "pg";

import type { Config } from "#server/config.ts";
import { reachDatabase } from "#server/database.ts";
import { readMigrations } from "#server/db/migrate.ts";
import { findPooling, minPostgres, type Pooling, requireDirectDatabase } from "#server/db/pooling/pooling.ts";
import type { Finding } from "#server/lib/finding.ts";

/** Milliseconds of a round trip above which pages become slow: each one takes several. */
const slowMs = 20;
/** Milliseconds that the clocks may differ. Codes of authenticators change every 30 seconds. */
const maxClockMs = 2000;
const connectTimeoutMs = 5000;
/** Milliseconds in which a notification has to arrive. */
const notifyTimeoutMs = 2000;
const roundTrips = 5;

export type DatabaseFacts =
  | { readonly state: "new" }
  | { readonly state: "away"; readonly reason: string; readonly isBundled: boolean }
  | {
      readonly state: "reached";
      readonly version: string;
      /** The extensions that the migrations create and the server does not offer. */
      readonly missing: readonly string[];
      /** The median of a round trip. */
      readonly roundTripMs: number;
      /** The mode of the pooler at `DATABASE_URL`. */
      readonly pooling: Pooling;
      /** Why the server would not start on it. */
      readonly refusal: string | undefined;
      /** Whether a notification reaches a connection that listens. */
      readonly canListen: boolean;
      /** How much later the database's clock is than this machine's. */
      readonly clockMs: number;
    };

export function judgeDatabase(facts: DatabaseFacts): readonly Finding[] {
  if (facts.state === "new") {
    return [{ check: "Database", status: "ok", message: "The bundled PostgreSQL is created at the first start" }];
  }
  if (facts.state === "away") {
    const advice = facts.isBundled ? "see postgres.log in the data folder" : "check DATABASE_URL, and that it runs";
    return [{ check: "Database", status: "error", message: `It cannot be reached (${facts.reason}): ${advice}` }];
  }
  const { version, missing, roundTripMs, clockMs } = facts;
  return [
    Number.parseInt(version, 10) >= minPostgres
      ? { check: "Database", status: "ok", message: `PostgreSQL ${version}` }
      : {
          check: "Database",
          status: "error",
          message: `PostgreSQL ${version} is too old: upgrade it to ${minPostgres} or later`,
        },
    missing.length === 0
      ? { check: "Extensions", status: "ok", message: "All are available" }
      : {
          check: "Extensions",
          status: "error",
          message: `Missing: ${missing.join(", ")}. Install PostgreSQL's contrib package, or ask the provider for them`,
        },
    judgePooling(facts),
    {
      check: "Latency",
      ...(roundTripMs <= slowMs
        ? { status: "ok", message: `${roundTripMs.toFixed(1)} ms` }
        : {
            status: "warning",
            message: `${roundTripMs.toFixed(1)} ms for each query: move the server near the database`,
          }),
    },
    Math.abs(clockMs) <= maxClockMs
      ? { check: "Clock", status: "ok", message: `Within ${maxClockMs / 1000} s of the database's` }
      : {
          check: "Clock",
          status: "warning",
          message: `The database's clock is ${(Math.abs(clockMs) / 1000).toFixed(0)} s ${clockMs > 0 ? "ahead of" : "behind"} this machine's: synchronize both (NTP)`,
        },
  ];
}

function judgePooling({
  pooling,
  refusal,
  canListen,
}: Pick<Extract<DatabaseFacts, { state: "reached" }>, "pooling" | "refusal" | "canListen">): Finding {
  const check = "Pooling";
  if (refusal !== undefined) return { check, status: "error", message: refusal };
  const place = pooling === "none" ? "No pooler" : `A pooler in ${pooling} mode`;
  if (canListen) return { check, status: "ok", message: `${place}; notifications arrive` };
  return {
    check,
    status: "error",
    message:
      "Notifications do not arrive, so nothing is updated live: set DATABASE_DIRECT_URL to the address of the database itself, past any pooler",
  };
}

/** Connects to the configured database. A bundled one that does not run is started, and stopped again. */
export async function examineDatabase(
  config: Pick<Config, "databaseUrl" | "databaseDirectUrl" | "dataDirectory" | "postgresBin">,
): Promise<DatabaseFacts> {
  const isBundled = config.databaseUrl === undefined;
  if (isBundled && !existsSync(path.join(config.dataDirectory, "postgres"))) return { state: "new" };
  try {
    const { connectionString, stop } = await reachDatabase(config);
    try {
      const { databaseUrl = connectionString, databaseDirectUrl } = config;
      const refusal = isBundled ? undefined : await refusalOf(databaseUrl, databaseDirectUrl);
      return { ...(await readFacts(connectionString, databaseUrl)), refusal };
    } finally {
      await stop();
    }
  } catch (error) {
    return { state: "away", reason: error instanceof Error ? error.message || error.name : String(error), isBundled };
  }
}

/** @returns why the server would not start; undefined if it would, or if the database cannot be reached */
const refusalOf = (databaseUrl: string, databaseDirectUrl: string | undefined) =>
  requireDirectDatabase({ databaseUrl, databaseDirectUrl }).then(
    () => undefined,
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

/** @param requests the address at which requests reach the database */
async function readFacts(connectionString: string, requests: string) {
  const [client, listener, requester] = [connectionString, connectionString, requests].map(
    (address) =>
      new Client({
        connectionString: address,
        connectionTimeoutMillis: connectTimeoutMs,
        query_timeout: connectTimeoutMs,
        application_name: "atrium-doctor",
      }),
  ) as [Client, Client, Client];
  for (const each of [client, listener, requester]) each.on("error", () => {});
  try {
    for (const each of [client, listener, requester]) await each.connect();
    const { rows } = await client.query<{ version: string; extensions: string[] }>(
      `select current_setting('server_version') as version,
        (select array_agg(name::text) from pg_available_extensions) as extensions`,
    );
    const { version = "", extensions = [] } = rows[0] ?? {};
    const needed = await readExtensions();
    return {
      state: "reached" as const,
      version,
      missing: needed.filter((name) => !extensions.includes(name)),
      pooling: (await findPooling(requests)).pooling,
      ...(await measureTimes(requester)),
      canListen: await hearsNotification(client, listener),
    };
  } finally {
    await Promise.allSettled([client, listener, requester].map((each) => each.end()));
  }
}

/** The names of the extensions that the migrations create. */
async function readExtensions() {
  const migrations = await readMigrations();
  const found = migrations.flatMap(({ text }) => [
    ...text.matchAll(/^create extension (?:if not exists )?"?([\w-]+)/gim),
  ]);
  return [...new Set(found.map(([, name = ""]) => name))];
}

async function measureTimes(client: Client) {
  const trips: { readonly ms: number; readonly clockMs: number }[] = [];
  for (let trip = 0; trip < roundTrips; trip += 1) {
    const sentAt = Date.now();
    const startedAt = performance.now();
    const { rows } = await client.query<{ ms: number }>(
      "select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms",
    );
    const ms = performance.now() - startedAt;
    trips.push({ ms, clockMs: (rows[0]?.ms ?? 0) - (sentAt + ms / 2) });
  }
  const { ms: roundTripMs, clockMs } = trips.toSorted((one, other) => one.ms - other.ms)[
    Math.floor(roundTrips / 2)
  ] ?? {
    ms: 0,
    clockMs: 0,
  };
  return { roundTripMs, clockMs };
}

/** A pooler in transaction mode gives each statement another connection, so that a listener hears nothing. */
async function hearsNotification(client: Client, listener: Client) {
  const channel = `atrium_doctor_${process.pid}`;
  const heard = new Promise<boolean>((resolve) => {
    listener.on("notification", (notification) => {
      if (notification.channel === channel) resolve(true);
    });
  });
  await listener.query(`listen ${channel}`);
  await client.query(`notify ${channel}`);
  return Promise.race([heard, sleep(notifyTimeoutMs, false, { ref: false })]);
}
