import { sql } from "kysely";

import type { Db } from "#server/db/client.ts";
import { findItem, readAncestry } from "#demos/library/server/queries.ts";
import { announce, everybody } from "#server/lib/live/announce.ts";
import { AppError } from "#server/lib/errors.ts";
import { rankBetween, rankGap } from "#server/lib/rows/ranks.ts";
import { changedFields, changeVersions } from "#server/lib/rows/row-versions.ts";

/** The advisory lock under which items are moved: two moves at once could otherwise form a circle. */
const libraryLock = 7_258;

type Change = {
  name?: string | undefined;
  /** The folder to move to; null for the top. */
  parent?: string | null | undefined;
  /** The item to insert it before; null for the end. An item of another folder counts as the end. */
  before?: string | null | undefined;
};

/**
 * Renames or moves an item. The position within a folder never conflicts: of two moves the later one wins.
 *
 * @param seen the version the change is based on
 * @returns undefined if there is no such item, "conflict" if the same fields have changed since that version
 * @throws {AppError} `invalid_input` if the target is no folder, or the item itself or below it
 */
export const changeItem = (db: Db, personId: string, id: string, seen: number, { name, parent, before }: Change) =>
  db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${libraryLock})`.execute(transaction);
    const row = await transaction.selectFrom("libraryItems").selectAll().where("id", "=", id).executeTakeFirst();
    if (!row) return undefined;
    const fields = changedFields({ name: row.name, parent: row.parentId }, { name, parent });
    const versions = changeVersions(row, seen, fields);
    if (versions === "conflict") return versions;
    const parentId = parent === undefined ? row.parentId : parent;
    if (fields.includes("parent")) await refuseTarget(transaction, id, parentId);
    const isMoved = fields.includes("parent") || before !== undefined;
    if (fields.length > 0 || isMoved) {
      await transaction
        .updateTable("libraryItems")
        .set({
          ...(fields.includes("name") && { name, modifiedAt: sql<Date>`now()` }),
          ...(isMoved && { parentId, rank: await findRank(transaction, id, parentId, before ?? null) }),
          version: versions.version,
          fieldVersions: JSON.stringify(versions.fieldVersions),
        })
        .where("id", "=", id)
        .execute();
      await announce(transaction, "library", everybody);
    }
    return findItem(transaction, personId, id);
  });

/** @throws {AppError} `invalid_input` if an item cannot be moved there */
async function refuseTarget(db: Db, id: string, parentId: string | null) {
  if (parentId === null) return;
  const target = await db.selectFrom("libraryItems").select("kind").where("id", "=", parentId).executeTakeFirst();
  if (target?.kind !== "folder") throw new AppError("invalid_input", "Choose a folder");
  if ((await readAncestry(db, [parentId])).includes(id)) {
    throw new AppError("invalid_input", "A folder cannot be moved into itself. Choose another folder.");
  }
}

async function findRank(db: Db, id: string, parentId: string | null, before: string | null) {
  const others = await db
    .selectFrom("libraryItems")
    .select(["id", "rank"])
    .where("parentId", parentId === null ? "is" : "=", parentId)
    .where("id", "!=", id)
    .orderBy("rank")
    .orderBy("id")
    .execute();
  const at = others.findIndex((other) => other.id === before);
  const index = at < 0 ? others.length : at;
  const rank = rankBetween(others[index - 1]?.rank, others[index]?.rank);
  if (rank !== undefined) return rank;
  await sql`
    update library_items set rank = numbered.place * ${rankGap}::float8
    from (select id, row_number() over (order by rank, id) as place from library_items
          where parent_id is not distinct from ${parentId} and id <> ${id}) as numbered
    where library_items.id = numbered.id`.execute(db);
  return index * rankGap + rankGap / 2;
}

/**
 * Checks or unchecks files for a user: those given, and all files below the given folders. Unknown ids are ignored.
 *
 * @returns the ids of the files that were not so before
 */
export const setChecked = (db: Db, personId: string, ids: readonly string[], isChecked: boolean) =>
  db.transaction().execute(async (transaction) => {
    const files = sql`
      with recursive below (id, kind) as (
        select id, kind from library_items where id in (${sql.join(ids)})
        union
        select child.id, child.kind from below join library_items child on child.parent_id = below.id
      )`;
    const { rows } = await (
      isChecked
        ? sql<{ id: string }>`${files}
            insert into library_checks (user_id, item_id)
            select ${personId}, id from below where kind <> 'folder' order by id
            on conflict do nothing returning item_id as id`
        : sql<{ id: string }>`${files}
            delete from library_checks
            where user_id = ${personId} and item_id in (select id from below) returning item_id as id`
    ).execute(transaction);
    if (rows.length > 0) await announce(transaction, "library", [personId]);
    return rows.map(({ id }) => id);
  });
