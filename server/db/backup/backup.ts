import { Client, escapeIdentifier } from "pg";
import { to as copyTo } from "pg-copy-streams";

import { backupFormat, type BackupWriter, type TableSummary, writeBackup } from "#server/db/backup/backup-archive.ts";
import { settleWithin } from "#server/lib/settle-within.ts";

/** Tables that the server fills by itself, from data that ships with Atrium. */
const derivedTables: readonly string[] = ["cities"];
/** The table for locks of earlier releases, which each of them creates again. */
const lockTable = "kysely_migration_lock";

/** Fixes how values are written, whatever the database's defaults are. */
export const copySettings = `
  set statement_timeout = 0; set lock_timeout = 0; set idle_in_transaction_session_timeout = 0;
  set client_encoding = 'UTF8'; set datestyle = 'ISO, MDY'; set intervalstyle = 'postgres'; set timezone = 'UTC';
  set extra_float_digits = 1; set bytea_output = 'hex'`;

/** Milliseconds allowed for closing the connection. */
export const closeTimeMs = 1000;

type BackupOptions = {
  readonly connectionString: string;
  readonly file: string;
  /** The version of Atrium that creates the backup. */
  readonly version: string;
  readonly signal?: AbortSignal | undefined;
};

/**
 * Writes all tables into a file, from one snapshot. Servers may keep running.
 *
 * @returns the numbers of tables and rows written
 */
export async function createBackup({ connectionString, file, version, signal }: BackupOptions) {
  const client = new Client({ connectionString, application_name: "atrium-backup" });
  // A broken connection fails the query. Without a listener, the error would end the process.
  client.on("error", () => {});
  await client.connect();
  try {
    await client.query(copySettings);
    const names = await listTables(client);
    if (!names.includes("kysely_migration")) throw new Error("The database holds nothing of Atrium to back up");
    await client.query("begin isolation level repeatable read read only");
    // Taken before the first query, which creates the snapshot: from here on no migration may change a table.
    await client.query(`lock table ${names.map(escapeIdentifier).join(", ")} in access share mode`);
    const tables = await describeTables(client, names);
    const { rows: migrations } = await client.query<{ name: string }>(
      "select name from kysely_migration order by timestamp, name",
    );
    let rows = 0;
    const bytes = await writeBackup(file, async (writer) => {
      await writer.writeManifest({
        format: backupFormat,
        atrium: version,
        createdAt: new Date().toISOString(),
        migrations: migrations.map(({ name }) => name),
        tables,
      });
      const summaries: Record<string, TableSummary> = {};
      for (const table of tables) {
        const summary = await writeTable(client, writer, table, signal);
        summaries[table.name] = summary;
        rows += summary.rows;
      }
      await writer.writeSummary({ tables: summaries, sequences: await readSequences(client) });
    });
    await client.query("commit");
    return { tables: tables.length, rows, bytes };
  } finally {
    // After an interrupted COPY, the database may send more data than anybody reads.
    await settleWithin(closeTimeMs, client.end());
  }
}

type Table = { readonly name: string; readonly columns: string[] };

async function writeTable(
  client: Client,
  writer: BackupWriter,
  { name, columns }: Table,
  signal: AbortSignal | undefined,
): Promise<TableSummary> {
  const stream = client.query(copyTo(`copy ${copyTarget({ name, columns })} to stdout`));
  async function* chunks() {
    for await (const chunk of stream as AsyncIterable<Uint8Array>) {
      signal?.throwIfAborted();
      yield chunk;
    }
  }
  const sha256 = await writer.writeTable(name, chunks());
  return { rows: stream.rowCount, sha256 };
}

/** The table and its columns, as COPY expects them. */
export const copyTarget = ({ name, columns }: Table) =>
  `${escapeIdentifier(name)} (${columns.map(escapeIdentifier).join(", ")})`;

/** The permanent tables: neither unlogged tables nor those of extensions. */
async function listTables(client: Client) {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind = 'r' and relpersistence = 'p'
       and relname <> all ($1)
       and not exists (select from pg_depend where classid = 'pg_class'::regclass and objid = pg_class.oid and deptype = 'e')
     order by relname`,
    [[...derivedTables, lockTable]],
  );
  return rows.map(({ name }) => name);
}

/**
 * The tables with their columns, referenced tables first. Generated columns are left out: the database computes them.
 */
async function describeTables(client: Client, names: readonly string[]): Promise<Table[]> {
  const { rows: columns } = await client.query<{ name: string; columns: string[] }>(
    `select relname as name, array_agg(attname::text order by attnum) as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = current_schema()::regnamespace and relname = any ($1)
       and attnum > 0 and not attisdropped and attgenerated = ''
     group by relname order by relname`,
    [names],
  );
  const { rows: references } = await client.query<{ name: string; referenced: string }>(
    `select conrelid::regclass::text as name, confrelid::regclass::text as referenced from pg_constraint
     where contype = 'f' and connamespace = current_schema()::regnamespace and conrelid <> confrelid`,
  );
  const sorted: Table[] = [];
  let rest = columns;
  while (rest.length > 0) {
    const waiting = new Set(rest.map(({ name }) => name));
    const isReady = ({ name }: Table) =>
      !references.some((reference) => reference.name === name && waiting.has(reference.referenced));
    const ready = rest.filter(isReady);
    if (ready.length === 0) throw new Error(`Tables reference each other in a circle: ${[...waiting].join(", ")}`);
    sorted.push(...ready);
    rest = rest.filter((table) => !isReady(table));
  }
  return sorted;
}

/** Read after the tables: sequences are not part of the snapshot, and never behind its rows. */
async function readSequences(client: Client) {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = current_schema()::regnamespace and relkind = 'S' order by 1`,
  );
  const sequences: { name: string; lastValue: string; isCalled: boolean }[] = [];
  for (const { name } of rows) {
    const { rows: values } = await client.query<{ lastValue: string; isCalled: boolean }>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${escapeIdentifier(name)}`,
    );
    const [value] = values;
    if (value) sequences.push({ name, ...value });
  }
  return sequences;
}
