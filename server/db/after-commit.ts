import {
  type DatabaseConnection,
  type Dialect,
  type Driver,
  PostgresDialect,
  type PostgresDialectConfig,
  type QueryExecutorProvider,
} from "kysely";

/** The functions to call after the commit of each connection's open transaction. */
const waiting = new WeakMap<DatabaseConnection, (() => void)[]>();

/**
 * Calls a function once the transaction has been committed, and never if it is rolled back. Outside of a transaction, at
 * once.
 *
 * @param run must not throw
 */
export const afterCommit = (db: QueryExecutorProvider, run: () => void) =>
  db.getExecutor().provideConnection(async (connection) => {
    const calls = waiting.get(connection);
    if (calls === undefined) run();
    else calls.push(run);
  });

/** The dialect of PostgreSQL, whose transactions call what waits for their commit. */
export function createDialect(config: PostgresDialectConfig): Dialect {
  const dialect = new PostgresDialect(config);
  return {
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
    createDriver: () => callAfterCommits(dialect.createDriver()),
  };
}

function callAfterCommits(driver: Driver): Driver {
  const begin = driver.beginTransaction.bind(driver);
  const commit = driver.commitTransaction.bind(driver);
  const rollback = driver.rollbackTransaction.bind(driver);
  driver.beginTransaction = async (connection, settings) => {
    await begin(connection, settings);
    waiting.set(connection, []);
  };
  driver.commitTransaction = async (connection) => {
    const calls = waiting.get(connection) ?? [];
    waiting.delete(connection);
    await commit(connection);
    for (const call of calls) call();
  };
  driver.rollbackTransaction = async (connection) => {
    waiting.delete(connection);
    await rollback(connection);
  };
  return driver;
}
