import { type RawBuilder, sql, type SqlBool } from "kysely";

import {
  type LibraryBranch,
  type LibraryFolder,
  type LibraryHits,
  type LibraryItem,
  type LibraryKind,
  maxHits,
} from "#demos/library/contract.ts";
import type { Db } from "#server/db/client.ts";
import { splitWords } from "#server/lib/text/search-words.ts";

/** As the database returns them: 64-bit numbers are strings. */
type ItemRow = {
  id: string;
  parentId: string | null;
  kind: LibraryKind;
  name: string;
  modifiedAt: Date;
  version: number;
  children: string;
  files: string;
  checkedFiles: string;
  size: string;
  checkedSize: string;
};

/** The items that meet a condition, each with the totals of the files below it, in the order of their folders. */
async function readItems(db: Db, personId: string, condition: RawBuilder<SqlBool>): Promise<LibraryItem[]> {
  const { rows } = await sql<ItemRow>`
    with recursive below (top, id, kind, size) as (
      select id, id, kind, size from library_items where ${condition}
      union all
      select below.top, child.id, child.kind, child.size
      from below join library_items child on child.parent_id = below.id
    ), totals as (
      select
        top,
        count(*) filter (where kind <> 'folder') as files,
        count(library_checks.item_id) as checked_files,
        coalesce(sum(size), 0) as size,
        coalesce(sum(size) filter (where library_checks.item_id is not null), 0) as checked_size
      from below left join library_checks on library_checks.item_id = below.id and library_checks.user_id = ${personId}
      group by top
    )
    select
      item.id, item.parent_id, item.kind, item.name, item.modified_at, item.version,
      totals.files, totals.checked_files, totals.size, totals.checked_size,
      (select count(*) from library_items child where child.parent_id = item.id) as children
    from totals join library_items item on item.id = totals.top
    order by item.rank, item.id`.execute(db);
  return rows.map(toItem);
}

/** The items of a folder; without one, those at the top. */
export const readBranch = async (db: Db, personId: string, parent: string | undefined): Promise<LibraryBranch> => ({
  items: await readItems(db, personId, parent === undefined ? sql`parent_id is null` : sql`parent_id = ${parent}`),
});

/** @returns undefined if there is no such item */
export const findItem = async (db: Db, personId: string, id: string): Promise<LibraryItem | undefined> =>
  (await readItems(db, personId, sql`id = ${id}`))[0];

/** The ids of some items and of all folders that they are in, the deepest first. */
export async function readAncestry(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string }>`
    with recursive above (id, parent_id, height) as (
      select id, parent_id, 0 from library_items where id in (${sql.join(ids)})
      union all
      select parent.id, parent.parent_id, above.height + 1
      from above join library_items parent on parent.id = above.parent_id
    )
    select id from above group by id order by max(height)`.execute(db);
  return rows.map(({ id }) => id);
}

/** Finds items by the words of their names, with the folders that they are in. Nothing without a word. */
export async function findByName(db: Db, personId: string, q: string): Promise<LibraryHits> {
  const words = splitWords(q);
  if (words.length === 0) return { hits: [], items: [], total: 0 };
  const matches = sql.join(
    words.map((word) => sql`search_text like search_pattern(${word})`),
    sql` and `,
  );
  const { rows } = await sql<{ id: string; total: string }>`
    select id, count(*) over () as total from library_items where ${matches}
    order by fold_text(name), id limit ${maxHits}`.execute(db);
  const hits = rows.map(({ id }) => id);
  const shown = await readAncestry(db, hits);
  const items = shown.length === 0 ? [] : await readItems(db, personId, sql`id in (${sql.join(shown)})`);
  return { hits, items, total: Number(rows[0]?.total ?? 0) };
}

const selectFolders = (db: Db) =>
  db.selectFrom("libraryItems").select(["id", "parentId as parent", "name"]).where("kind", "=", "folder");

/** All folders; those of one folder are in their order. */
export const readFolders = (db: Db): Promise<LibraryFolder[]> =>
  selectFolders(db).orderBy("rank").orderBy("id").execute();

/** The folders that an item is in, from the top. */
export async function readPath(db: Db, id: string): Promise<LibraryFolder[]> {
  const ancestors = (await readAncestry(db, [id])).filter((each) => each !== id);
  if (ancestors.length === 0) return [];
  const folders = await selectFolders(db).where("id", "in", ancestors).execute();
  return folders.toSorted((one, other) => ancestors.indexOf(other.id) - ancestors.indexOf(one.id));
}

const toItem = ({ parentId, modifiedAt, ...row }: ItemRow): LibraryItem => ({
  ...row,
  parent: parentId,
  children: Number(row.children),
  files: Number(row.files),
  checkedFiles: Number(row.checkedFiles),
  size: Number(row.size),
  checkedSize: Number(row.checkedSize),
  modifiedAt: modifiedAt.toISOString(),
});
