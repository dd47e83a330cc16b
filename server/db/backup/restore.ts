import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";

import { Kysely, PostgresDialect } from "kysely";
import { Client, escapeIdentifier, escapeLiteral } from "pg";
import { from as copyFrom } from "pg-copy-streams";

import { closeTimeMs, copySettings, copyTarget } from "#server/db/backup/backup.ts";
import {
  backupFormat,
  type BackupReader,
  DamagedBackup,
  type Manifest,
  readBackup,
  type TableSummary,
} from "#server/db/backup/backup-archive.ts";
import { forgetFeatures } from "#server/db/drop-feature.ts";
import { listMigrations, listSequences, migrateToLatest, presentNames, sequenceOf } from "#server/db/migrate.ts";
import { compareVersions } from "#server/lib/compare-versions.ts";
import { settleWithin } from "#server/lib/settle-within.ts";

type RestoreOptions = {
  readonly connectionString: string;
  readonly file: string;
  /** The version of Atrium that restores the backup. */
  readonly version: string;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Loads a backup into an empty database, all or nothing, and then applies the migrations that are newer than the
 * backup.
 *
 * @returns the numbers of tables and rows restored, and the features that are not installed, whose tables are left out
 * @throws {Error} with one line that gives the reason; the database is then as empty as before
 */
export async function restoreBackup({ connectionString, file, version, signal }: RestoreOptions) {
  const client = new Client({ connectionString, application_name: "atrium-restore" });
  client.on("error", () => {});
  await client.connect();
  const db = onConnection(client);
  try {
    await client.query(copySettings);
    await requireUnusedDatabase(client);
    await requireEmptyDatabase(client);
    const restored = await readBackup(file, async (reader) => {
      const gone = await findGoneFeatures(reader.manifest, version);
      return db.transaction().execute((transaction) => load(client, transaction as never, reader, gone, signal));
    });
    await client.query("analyze");
    await migrateToLatest(db as never).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`The backup is restored, but a migration that is later than it failed: ${reason}`, {
        cause: error,
      });
    });
    return restored;
  } finally {
    // After an interrupted COPY, the database may send more data than anybody reads.
    await settleWithin(closeTimeMs, client.end());
  }
}

/** Kysely on this one connection, so that migrations and COPY share a transaction. */
const onConnection = (client: Client) =>
  new Kysely<unknown>({
    dialect: new PostgresDialect({
      pool: {
        options: {},
        connect: async () => ({ query: client.query.bind(client), release: () => {} }),
        end: async () => {},
      },
    }),
  });

/** Milliseconds to wait for connections to disappear: those of a server that has just stopped stay for a moment. */
const closingTime = 3000;

/** The listener of a server is a connection to the database itself, also where requests go through a pooler. */
async function requireUnusedDatabase(client: Client) {
  const deadline = Date.now() + closingTime;
  for (;;) {
    const { rowCount } = await client.query(
      `select from pg_stat_activity
       where datname = current_database() and application_name in ('atrium', 'atrium-live', 'atrium-restore')
         and pid <> pg_backend_pid()`,
    );
    if (!rowCount) return;
    if (Date.now() > deadline) throw new Error("An Atrium server uses this database: stop it first");
    await sleep(100);
  }
}

async function requireEmptyDatabase(client: Client) {
  const { rowCount } = await client.query(
    `select from pg_class
     where relnamespace = current_schema()::regnamespace and relkind in ('r', 'p', 'v', 'm', 'S', 'f')
       and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
     limit 1`,
  );
  if (rowCount) {
    throw new Error(
      "The database is not empty: restore into a new one. Of the bundled database, move the data directory away first",
    );
  }
}

/**
 * Returns the features of the backup that are not installed.
 *
 * @throws if the backup is from a later release
 */
async function findGoneFeatures({ format, atrium, migrations }: Manifest, version: string) {
  const [known, sequences] = [new Set(await listMigrations()), await listSequences()];
  const unknown = presentNames(migrations).filter((name) => !known.has(name));
  const isLater =
    format > backupFormat ||
    compareVersions(atrium, version) > 0 ||
    unknown.some((name) => !name.includes("/") || sequences.has(sequenceOf(name)));
  if (isLater) {
    throw new Error(
      `The backup is from Atrium ${atrium}, which is later than this one (${version}): restore it with that version or a later one`,
    );
  }
  return [...new Set(unknown.map(sequenceOf))];
}

async function load(
  client: Client,
  transaction: Kysely<never>,
  { manifest, readTable, readSummary }: BackupReader,
  goneFeatures: readonly string[],
  signal: AbortSignal | undefined,
) {
  const only = new Set(presentNames(manifest.migrations));
  await migrateToLatest(transaction, { only });
  const goneTables = await findGoneTables(client, manifest, goneFeatures);
  const tables = manifest.tables.filter(({ name }) => !goneTables.has(name));
  const names = tables.map(({ name }) => escapeIdentifier(name));
  // Migrations also write rows, and the backup contains them.
  await client.query(`truncate ${names.join(", ")} cascade`);
  // The triggers maintain counts, and the backup contains the counts.
  for (const name of names) await client.query(`alter table ${name} disable trigger user`);
  const loaded = new Map<string, TableSummary>();
  for (const table of manifest.tables) {
    const rows = readTable(table.name);
    if (goneTables.has(table.name)) await skip(rows, signal);
    else loaded.set(table.name, await loadTable(client, table, rows, signal));
  }
  const summary = await readSummary();
  for (const { name } of tables) {
    const [is, hasToBe] = [loaded.get(name), summary.tables[name]];
    if (is?.rows !== hasToBe?.rows || is?.sha256 !== hasToBe?.sha256) throw new DamagedBackup();
  }
  for (const { name, lastValue, isCalled } of summary.sequences) {
    await client.query("select setval(to_regclass(quote_ident($1)), $2, $3)", [name, lastValue, isCalled]);
  }
  for (const name of names) await client.query(`alter table ${name} enable trigger user`);
  if (goneFeatures.length > 0) {
    // Takes over the names of an earlier release, which the backup has restored.
    await migrateToLatest(transaction, { only });
    await forgetFeatures(transaction, goneFeatures, [...goneTables]);
  }
  return {
    tables: tables.length,
    rows: [...loaded.values()].reduce((sum, { rows }) => sum + rows, 0),
    createdAt: manifest.createdAt,
    goneFeatures,
  };
}

/**
 * Returns the tables that no migration has made, because their features are not installed.
 *
 * @throws if a column has another reason to be missing: then it cannot be restored
 */
async function findGoneTables(client: Client, { tables }: Manifest, goneFeatures: readonly string[]) {
  const gone = new Set<string>();
  for (const { name, columns } of tables) {
    const { rows } = await client.query<{ column: string }>(
      `select attname::text as column from pg_attribute
       where attrelid = to_regclass(${escapeLiteral(escapeIdentifier(name))}) and attnum > 0 and not attisdropped`,
    );
    const known = new Set(rows.map(({ column }) => column));
    const missing = columns.find((column) => !known.has(column));
    if (known.size === 0 && goneFeatures.length > 0) gone.add(name);
    else if (missing !== undefined) {
      throw new Error(`The backup holds the column ${missing} of the table ${name}, which no migration makes`);
    }
  }
  return gone;
}

async function skip(rows: AsyncIterable<Uint8Array>, signal: AbortSignal | undefined) {
  for await (const _ of rows) signal?.throwIfAborted();
}

async function loadTable(
  client: Client,
  table: { readonly name: string; readonly columns: string[] },
  rows: AsyncIterable<Uint8Array>,
  signal: AbortSignal | undefined,
): Promise<TableSummary> {
  const hash = createHash("sha256");
  async function* chunks() {
    for await (const chunk of rows) {
      signal?.throwIfAborted();
      hash.update(chunk);
      yield chunk;
    }
  }
  const stream = client.query(copyFrom(`copy ${copyTarget(table)} from stdin`));
  await pipeline(Readable.from(chunks(), { objectMode: false }), stream);
  return { rows: stream.rowCount, sha256: hash.digest("hex") };
}
