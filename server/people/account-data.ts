import { sql } from "kysely";

import type { Db } from "#server/db/client.ts";
import type { AccountRows } from "#server/lib/rows/account-rows.ts";

const encoder = new TextEncoder();

/** The number of rows read at a time. */
const batch = 1000;

/**
 * Writes all data of an account as JSON: the account itself, and by table its rows. They are read through cursors, as of
 * one snapshot. Contents of files, search keys and secrets are left out: columns that are binary, generated, or have the
 * comment `secret`.
 */
export async function* writeAccountData(
  db: Db,
  personId: string,
  rows: readonly AccountRows[],
): AsyncGenerator<Uint8Array, void> {
  const transaction = await db.startTransaction().setIsolationLevel("repeatable read").execute();
  try {
    const hidden = await findHiddenColumns(transaction);
    const [account = "null"] = await readBatch(transaction, selectRows("users", "id", personId, hidden), 1);
    yield encoder.encode(`{"exportedAt":${JSON.stringify(new Date().toISOString())},"account":${account},"rows":{`);
    for (const [index, { table, column }] of rows.filter(({ ownership }) => ownership !== "internal").entries()) {
      const key = JSON.stringify(`${table}.${column}`);
      yield encoder.encode(`${index === 0 ? "" : ","}\n${key}:[`);
      yield* writeRows(transaction, selectRows(table, column, personId, hidden));
      yield encoder.encode("]");
    }
    yield encoder.encode("}}\n");
  } finally {
    await transaction.rollback().execute();
  }
}

type HiddenColumns = ReadonlyMap<string, readonly string[]>;

/** The binary, the generated and the secret columns of each table. */
async function findHiddenColumns(db: Db): Promise<HiddenColumns> {
  const { rows } = await sql<{ table: string; columns: string[] }>`
    select table_name as "table", array_agg(column_name::text) as columns from information_schema.columns
    where table_schema = current_schema() and (
      data_type = 'bytea' or is_generated = 'ALWAYS' or
      col_description(table_name::regclass, ordinal_position) = 'secret'
    )
    group by table_name`.execute(db);
  return new Map(rows.map(({ table, columns }) => [table, columns]));
}

const selectRows = (table: string, column: string, personId: string, hidden: HiddenColumns) => sql`
  select (to_jsonb(owned) - ${hidden.get(table) ?? []}::text[])::text as row from ${sql.table(table)} as owned
  where ${sql.ref(column)} = ${personId}`;

type RowQuery = ReturnType<typeof selectRows>;

async function readBatch(db: Db, query: RowQuery, size: number) {
  const { rows } = await sql<{ row: string }>`${query} limit ${size}`.execute(db);
  return rows.map(({ row }) => row);
}

async function* writeRows(transaction: Db, query: RowQuery): AsyncGenerator<Uint8Array, void> {
  await sql`declare account_rows no scroll cursor for ${query}`.execute(transaction);
  for (let isFirst = true; ; isFirst = false) {
    const { rows } = await sql<{ row: string }>`fetch forward ${sql.lit(batch)} from account_rows`.execute(transaction);
    if (rows.length > 0) yield encoder.encode(`${isFirst ? "" : ","}${rows.map(({ row }) => row).join(",")}`);
    if (rows.length < batch) break;
  }
  await sql`close account_rows`.execute(transaction);
}
