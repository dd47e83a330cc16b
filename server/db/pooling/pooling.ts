import { randomInt } from "node:crypto";

import { Client, DatabaseError } from "pg";

/** The first major version of PostgreSQL that the migrations run on. */
export const minPostgres = 15;

/** Milliseconds for a connection, and for each of the few queries. */
const timeoutMs = 10_000;

const guide = "see docs/guides/databases.md";

const setDirect = `set DATABASE_DIRECT_URL to the address of the database itself (${guide})`;

/** The mode of the pooler at an address: `none` without a pooler. */
export type Pooling = "none" | "session" | "transaction";

const setMode = `set pool_mode of the pooler to transaction or session (${guide})`;

type Addresses = {
  readonly databaseUrl: string;
  readonly databaseDirectUrl: string | undefined;
};

/**
 * Checks that a configured database is new enough, and that migrations, live updates and backups reach it past a pooler,
 * which would share their session with others. Opens one connection where there is no pooler.
 *
 * @throws {Error} with one line that says what to set
 */
export async function requireDirectDatabase({ databaseUrl, databaseDirectUrl }: Addresses) {
  const name = databaseDirectUrl === undefined ? "DATABASE_URL" : "DATABASE_DIRECT_URL";
  const address = databaseDirectUrl ?? databaseUrl;
  const { version, pooling } = await findPooling(address, { statement_timeout: timeoutMs }).catch((error: unknown) => {
    if (!isRefusedSetting(error)) throw error;
    throw new Error(`${name} leads to a pooler that refuses settings (${error.message}): ${setDirect}`, {
      cause: error,
    });
  });
  if (Number.parseInt(version, 10) < minPostgres) {
    throw new Error(`PostgreSQL ${version} at ${name} is too old: upgrade it to ${minPostgres} or later`);
  }
  if (pooling === "transaction") throw new Error(`${name} leads to a pooler in transaction mode: ${setDirect}`);
  if (databaseDirectUrl !== undefined && !(await isSameDatabase(databaseUrl, databaseDirectUrl))) {
    throw new Error("DATABASE_DIRECT_URL leads to another database than DATABASE_URL: both have to be the same");
  }
}

/**
 * Finds out what is at an address, and the version of PostgreSQL behind it. A pooler that gives its connections out in
 * turns, which none does by default, may seem to be in session mode.
 *
 * @param settings sent when the connection is opened, which some poolers refuse
 */
export async function findPooling(connectionString: string, settings: Settings = {}) {
  return withClients(connectionString, settings, async (client, openOther) => {
    const { rows } = await client.query<{ version: string; pid: number }>(
      "select current_setting('server_version') as version, pg_backend_pid() as pid",
    );
    const { version = "", pid } = rows[0] ?? {};
    // A pooler invents the number with which a client would cancel its queries, since it has no process of its own.
    const isPooled = "processID" in client && client.processID !== pid;
    const isShared = isPooled && (await isSharedSession(client, await openOther()));
    const pooling: Pooling = isShared ? "transaction" : isPooled ? "session" : "none";
    return { version, pooling };
  });
}

/**
 * Returns whether a session of the database lasts no longer than a transaction: while another client has one open, either
 * that one has our session, or we get another.
 */
async function isSharedSession(client: Client, other: Client) {
  const find = async (each: Client) =>
    (await each.query<{ pid: number }>("select pg_backend_pid() as pid")).rows[0]?.pid;
  const own = await find(client);
  await other.query("begin");
  try {
    return (await find(other)) === own || (await find(client)) !== own;
  } finally {
    await other.query("rollback");
  }
}

/** Locks belong to a database: one that is held directly is free through the pooler only if that leads elsewhere. */
const isSameDatabase = (pooled: string, direct: string) =>
  withClients(direct, {}, (holder) =>
    withClients(pooled, {}, async (asker) => {
      const lock = `(${randomInt(2 ** 31)}, ${randomInt(2 ** 31)})`;
      await holder.query(`begin; select pg_advisory_xact_lock${lock}`);
      await asker.query("begin").catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        throw new Error(`DATABASE_URL does not accept transactions (${reason}): ${setMode}`, { cause: error });
      });
      const { rows } = await asker.query<{ free: boolean }>(`select pg_try_advisory_xact_lock${lock} as free`);
      return rows[0]?.free === false;
    }),
  );

/** PgBouncer's answer to a setting that `ignore_startup_parameters` does not name. */
const isRefusedSetting = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && /startup parameter/.test(error.message);

type Settings = { readonly statement_timeout?: number };

/** Opens a client, and more of the same address on demand, and closes them afterwards. */
async function withClients<T>(
  connectionString: string,
  settings: Settings,
  work: (client: Client, openOther: () => Promise<Client>) => Promise<T>,
) {
  const clients: Client[] = [];
  const open = async () => {
    const client = new Client({
      connectionString,
      connectionTimeoutMillis: timeoutMs,
      query_timeout: timeoutMs,
      application_name: "atrium-check",
      ...settings,
    });
    // A broken connection fails the query. Without a listener, the error would end the process.
    client.on("error", () => {});
    clients.push(client);
    await client.connect();
    return client;
  };
  try {
    return await work(await open(), open);
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()));
  }
}
