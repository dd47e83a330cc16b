import { setTimeout as sleep } from "node:timers/promises";

import { Client } from "pg";

import { parsePosition } from "#server/db/replica/position.ts";

/** Milliseconds for a connection, and for each query. */
const timeoutMs = 5000;
/** Milliseconds in which a replica has to replay what the primary has now. */
const catchUpMs = 2000;

export type ReplicaFacts =
  | { readonly state: "away"; readonly reason: string }
  | {
      readonly state: "reached";
      /** It replays the log of a primary. */
      readonly isStandby: boolean;
      /** It is a copy of the server at `DATABASE_URL`; undefined if either does not tell. */
      readonly isSameServer: boolean | undefined;
      /** The address names the same database of that server. */
      readonly isSameDatabase: boolean;
      /** Milliseconds until it had what the primary had when it was asked; undefined if that took too long. */
      readonly lagMs: number | undefined;
    };

/** Returns why the server does not start with a replica. One that is away is no reason: the primary serves its reads. */
export function findRefusal(facts: ReplicaFacts) {
  if (facts.state === "away" || (facts.isSameServer !== false && facts.isSameDatabase)) return undefined;
  return "DATABASE_REPLICA_URL leads to another database than DATABASE_URL: it has to be a streaming replica of the same";
}

/**
 * Finds out what is at the address of a replica.
 *
 * @throws {Error} if the primary cannot be asked
 */
export async function examineReplica(primaryUrl: string, replicaUrl: string): Promise<ReplicaFacts> {
  const primary = openClient(primaryUrl);
  const replica = openClient(replicaUrl);
  try {
    await primary.connect();
    const own = await identify(primary);
    const { rows } = await primary.query<{ position: string | null }>(
      "select case when pg_is_in_recovery() then null else pg_current_wal_flush_lsn()::text end as position",
    );
    const position = rows[0]?.position ?? null;
    try {
      await replica.connect();
      const other = await identify(replica);
      const isSameServer = own.server === undefined ? undefined : own.server === other.server;
      const isReplaying = other.isStandby && isSameServer !== false && position !== null;
      return {
        state: "reached",
        isStandby: other.isStandby,
        isSameServer: other.server === undefined ? undefined : isSameServer,
        isSameDatabase: own.database === other.database,
        lagMs: isReplaying ? await measureLag(replica, position) : undefined,
      };
    } catch (error) {
      return { state: "away", reason: error instanceof Error ? error.message || error.name : String(error) };
    }
  } finally {
    await Promise.allSettled([primary, replica].map((client) => client.end()));
  }
}

function openClient(connectionString: string) {
  const client = new Client({
    connectionString,
    connectionTimeoutMillis: timeoutMs,
    query_timeout: timeoutMs,
    application_name: "atrium-check",
  });
  // A broken connection fails the query. Without a listener, the error would end the process.
  client.on("error", () => {});
  return client;
}

async function identify(client: Client) {
  const { rows } = await client.query<{ database: string; standby: boolean }>(
    "select current_database() as database, pg_is_in_recovery() as standby",
  );
  // All copies of a server have its number. Providers may not let everybody read it.
  const server = await client
    .query<{ number: string }>("select system_identifier::text as number from pg_control_system()")
    .then((found) => found.rows[0]?.number)
    .catch(() => undefined);
  return { database: rows[0]?.database, isStandby: rows[0]?.standby ?? false, server };
}

async function measureLag(replica: Client, position: string) {
  const startedAt = performance.now();
  while (performance.now() - startedAt < catchUpMs) {
    const { rows } = await replica.query<{ replayed: string }>("select pg_last_wal_replay_lsn()::text as replayed");
    if (parsePosition(rows[0]?.replayed ?? "0/0") >= parsePosition(position)) return performance.now() - startedAt;
    await sleep(5);
  }
  return undefined;
}
