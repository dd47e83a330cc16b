import { AsyncLocalStorage } from "node:async_hooks";

import type { PostgresPool } from "kysely";

/** The replica of the read that is running. */
const reading = new AsyncLocalStorage<PostgresPool>();

/** The replica that the statements of this read go to; undefined if they go to the primary. */
export const replicaInUse = () => reading.getStore();

/** Runs a read whose statements go to the replica. */
export const readOn = <T>(replica: PostgresPool, read: () => Promise<T>) => reading.run(replica, read);

/**
 * Gives connections to the replica to reads that run in `readOn`, and to the primary otherwise.
 *
 * @param others pools that end with these two
 */
export const routeConnections = (
  primary: PostgresPool,
  replica: PostgresPool,
  others: readonly PostgresPool[] = [],
): PostgresPool => ({
  options: primary.options,
  connect: () => (reading.getStore() === replica ? replica : primary).connect(),
  async end() {
    await Promise.all([primary, replica, ...others].map((pool) => pool.end()));
  },
});
