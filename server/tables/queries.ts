import { sql } from "kysely";

import type { GridFields, GridRow } from "#contract/tables.ts";
import type { Db } from "#server/db/client.ts";
import { announce, everybody } from "#server/lib/announce.ts";
import { gridSelection, type SelectedGridRow, toGridRow } from "#server/tables/sources.ts";

export async function findGridRow(db: Db, id: string): Promise<GridRow | undefined> {
  const { rows } = await sql<SelectedGridRow>`
    select ${gridSelection} from grid_rows where key = ${id} and deleted_at is null`.execute(db);
  return rows[0] && toGridRow(rows[0]);
}

/** @returns undefined where the id is another row's */
export const addGridRow = (db: Db, { _id: id, ...fields }: GridFields & { _id: string }) =>
  change(db, async (transaction) => {
    const { rows } = await sql<SelectedGridRow>`
      insert into grid_rows (key, date, name, note, amount, tax)
      values (${id}, ${fields.date}::date, ${fields.name}, ${fields.note}, ${fields.amount}, ${fields.tax})
      on conflict (key) do nothing
      returning ${gridSelection}`.execute(transaction);
    if (rows[0]) return toGridRow(rows[0]);
    const known = await findGridRow(transaction, id);
    const keys = ["date", "name", "note", "amount", "tax"] as const;
    return known && keys.every((key) => known[key] === fields[key]) ? known : undefined;
  });

type Change = { [Key in keyof GridFields]?: GridFields[Key] | undefined };

/** @returns undefined where the row is gone, "conflict" where it is another version by now */
export const updateGridRow = (db: Db, id: string, version: number, { date, ...fields }: Change) =>
  change(db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("gridRows")
      .set({
        ...fields,
        ...(date !== undefined && { date: sql<Date>`${date}::date` }),
        version: sql<number>`version + 1`,
      })
      .where("key", "=", id)
      .where("version", "=", version)
      .where("deletedAt", "is", null)
      .executeTakeFirst();
    const row = await findGridRow(transaction, id);
    return row && numUpdatedRows === 0n ? "conflict" : row;
  });

/** @returns how many of them were there */
export const deleteGridRows = (db: Db, ids: readonly string[]) =>
  change(db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("gridRows")
      .set({ deletedAt: sql<Date>`now()` })
      .where("key", "in", ids)
      .where("deletedAt", "is", null)
      .executeTakeFirst();
    // Nobody remembers after a day what they deleted.
    await transaction
      .deleteFrom("gridRows")
      .where("deletedAt", "<", sql<Date>`now() - interval '1 day'`)
      .execute();
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

/** A change of the grid is seen in every open window; where nothing has changed there is nothing to tell. */
const change = <T>(db: Db, work: (transaction: Db) => Promise<T | undefined>) =>
  db.transaction().execute(async (transaction) => {
    const result = await work(transaction);
    if (result !== undefined && result !== "conflict") await announce(transaction, "tables", everybody);
    return result;
  });
