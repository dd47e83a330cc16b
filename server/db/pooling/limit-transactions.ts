import type { PostgresPool, PostgresPoolClient } from "kysely";
import { DatabaseError, type Pool, type PoolClient } from "pg";

/**
 * Gives each transaction a time limit of its own, for a database behind a pooler: there, the settings of a session are
 * refused, lost, or left to others. A statement outside of transactions becomes one. No limit costs a round trip: what
 * begins a transaction carries it, and a single statement is sent together with its begin and its commit.
 *
 * @param pool its connections have to be in pipeline mode, which sends a query while others are unanswered
 * @param timeoutMs the limit of each statement in a transaction
 */
export const limitTransactions = (pool: Pool, timeoutMs: number): PostgresPool => ({
  options: pool.options,
  connect: async () => limit(await pool.connect(), `set local statement_timeout = ${timeoutMs}`),
  end: () => pool.end(),
});

const begins = /^(?:begin|start transaction)\b/;

/** Statements that PostgreSQL refuses inside a transaction. */
const standsAlone = /^vacuum\b/;

function limit(client: PoolClient, setting: string): PostgresPoolClient {
  let isBroken = false;
  const query = async (text: string, values?: readonly unknown[]) => {
    try {
      return await queryWithin(client, setting, text, values as unknown[] | undefined);
    } catch (error) {
      // An answer that does not arrive in time ends a connection in pipeline mode, and the pool may not have heard of it.
      isBroken ||= !(error instanceof DatabaseError);
      throw error;
    }
  };
  return { query: query as never, release: () => client.release(isBroken) };
}

async function queryWithin(client: PoolClient, setting: string, text: string, values: unknown[] | undefined) {
  if (begins.test(text)) {
    await client.query(`${text}; ${setting}`);
    return { command: "BEGIN", rowCount: 0, rows: [] };
  }
  if (client.getTransactionStatus() !== "I" || standsAlone.test(text)) return client.query(text, values);
  const [begun, result, committed] = await Promise.allSettled([
    client.query(`begin; ${setting}`),
    client.query(text, values),
    client.query("commit"),
  ]);
  // In this order: a failed statement is the reason why the commit is a rollback.
  if (begun.status === "rejected") throw begun.reason;
  if (result.status === "rejected") throw result.reason;
  if (committed.status === "rejected") throw committed.reason;
  return result.value;
}
