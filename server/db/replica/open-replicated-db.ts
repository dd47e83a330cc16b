import { type Db, openDbOn, openPool, type PoolOptions } from "#server/db/client.ts";
import { createReplica, type Replica, type ReplicaLimits } from "#server/db/replica/replica.ts";
import { routeConnections } from "#server/db/replica/route-connections.ts";

const replicas = new WeakMap<Db, Replica>();

/** The replica of a database that `openReplicatedDb` has opened. */
export const replicaOf = (db: Db) => replicas.get(db);

type Addresses = { readonly databaseUrl: string; readonly databaseReplicaUrl: string };

type Options = {
  /** Receives what has happened to the replica, as a sentence. */
  readonly report?: (line: string) => void;
  readonly limits?: Partial<ReplicaLimits>;
};

/**
 * Milliseconds for a connection to the replica, and for the question how far it is. Either is given up sooner by the read
 * that waits for it.
 */
const watchTimeoutMs = 1000;

/** Opens a database with a replica, which has pools of its own. Only what runs in `Replica.read` goes there. */
export function openReplicatedDb(
  { databaseUrl, databaseReplicaUrl }: Addresses,
  pool: PoolOptions = {},
  options: Options = {},
): Db {
  const primary = openPool(databaseUrl, pool);
  const reads = openPool(databaseReplicaUrl, { ...pool, connectTimeout: watchTimeoutMs });
  // Two, since one may hang until its time is over.
  const watch = openPool(databaseReplicaUrl, {
    isPooled: pool.isPooled ?? false,
    max: 2,
    idleTimeout: 300_000,
    connectTimeout: watchTimeoutMs,
    queryTimeout: watchTimeoutMs,
  });
  const connections = routeConnections(primary.connections, reads.connections, [watch.pool]);
  const db = openDbOn(primary.pool, connections);
  const sources = { primary: primary.connections, replica: reads.connections, watch: watch.pool };
  replicas.set(db, createReplica({ ...sources, ...options }));
  return db;
}
