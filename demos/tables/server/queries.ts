import { sql } from "kysely";

import type { GridFields, GridRow } from "#demos/tables/contract.ts";
import type { Db } from "#server/db/client.ts";
import { announce, everybody } from "#server/lib/live/announce.ts";
import { changedFields, changeVersions } from "#server/lib/rows/row-versions.ts";
import { gridSelection } from "#demos/tables/server/sources.ts";
import { purgeDeleted } from "#server/lib/rows/purge-deleted.ts";

export async function findGridRow(db: Db, id: string): Promise<GridRow | undefined> {
  const { rows } = await sql<GridRow>`
    select ${gridSelection} from grid_rows where key = ${id} and deleted_at is null`.execute(db);
  return rows[0];
}

/** @returns undefined where the key is another row's */
export const addGridRow = (db: Db, { key, ...fields }: GridFields & { key: string }) =>
  change(db, async (transaction) => {
    const { rows } = await sql<GridRow>`
      insert into grid_rows (key, date, name, note, amount, tax)
      values (${key}, ${fields.date}::date, ${fields.name}, ${fields.note}, ${fields.amount}, ${fields.tax})
      on conflict (key) do nothing
      returning ${gridSelection}`.execute(transaction);
    if (rows[0]) return rows[0];
    const known = await findGridRow(transaction, key);
    const names = ["date", "name", "note", "amount", "tax"] as const;
    return known && names.every((name) => known[name] === fields[name]) ? known : undefined;
  });

type Change = { [Key in keyof GridFields]?: GridFields[Key] | undefined };

/**
 * @param seen the version the change is based on
 * @returns undefined if the row is gone, "conflict" if the same fields have changed since that version
 */
export const updateGridRow = (db: Db, id: string, seen: number, { date, ...fields }: Change) =>
  change(db, async (transaction) => {
    const { rows } = await sql<GridRow & { fieldVersions: unknown }>`
      select ${gridSelection}, field_versions from grid_rows
      where key = ${id} and deleted_at is null for update`.execute(transaction);
    const [row] = rows;
    if (!row) return undefined;
    const versions = changeVersions(row, seen, changedFields(row, { ...fields, date }));
    if (versions === "conflict") return versions;
    await transaction
      .updateTable("gridRows")
      .set({
        ...fields,
        ...(date !== undefined && { date: sql<Date>`${date}::date` }),
        version: versions.version,
        fieldVersions: JSON.stringify(versions.fieldVersions),
      })
      .where("key", "=", id)
      .execute();
    return findGridRow(transaction, id);
  });

/** @returns the number of rows that existed */
export const deleteGridRows = (db: Db, ids: readonly string[]) =>
  change(db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("gridRows")
      .set({ deletedAt: sql<Date>`now()` })
      .where("key", "in", ids)
      .where("deletedAt", "is", null)
      .executeTakeFirst();
    await purgeDeleted(transaction, "grid_rows");
    return numUpdatedRows > 0n ? Number(numUpdatedRows) : undefined;
  });

export const restoreGridRows = (db: Db, ids: readonly string[]) =>
  change(db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("gridRows")
      .set({ deletedAt: null })
      .where("key", "in", ids)
      .where("deletedAt", "is not", null)
      .executeTakeFirst();
    return numUpdatedRows > 0n ? Number(numUpdatedRows) : undefined;
  });

/** Changes of the grid are announced to every open window, unless nothing changed. */
const change = <T>(db: Db, work: (transaction: Db) => Promise<T | undefined>) =>
  db.transaction().execute(async (transaction) => {
    const result = await work(transaction);
    if (result !== undefined && result !== "conflict") await announce(transaction, "tables", everybody);
    return result;
  });
