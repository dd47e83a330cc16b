import { type Selectable, sql } from "kysely";

import type { DocumentKind, NewDocument, StoredDocument } from "#features/documents/contract.ts";
import type { Db } from "#server/db/client.ts";
import type { Documents } from "#features/documents/server/tables.gen.ts";
import { announce } from "#server/lib/live/announce.ts";
import { purgeDeleted } from "#server/lib/rows/purge-deleted.ts";
import { changedFields, changeVersions } from "#server/lib/rows/row-versions.ts";
import { sanitizeDocument } from "#server/lib/text/sanitize.ts";

const defaultSize = 50;

const isHtml = (kind: string) => kind === "rich" || kind === "page";

/** The body as it is stored and returned: HTML is sanitized, plain text unchanged. */
const cleanBody = (kind: string, body: string) => (isHtml(kind) ? sanitizeDocument(body) : body);

const visible = (db: Db, personId: string) =>
  db.selectFrom("documents").where("userId", "=", personId).where("deletedAt", "is", null);

type ListQuery = { kind?: DocumentKind | undefined; page?: number | undefined; size?: number | undefined };

/** One page of the person's documents without their bodies, the most recently changed first. */
export async function listDocuments(db: Db, personId: string, { kind, page = 1, size = defaultSize }: ListQuery) {
  const all = kind === undefined ? visible(db, personId) : visible(db, personId).where("kind", "=", kind);
  const { total } = await all.select((eb) => eb.fn.countAll<string>().as("total")).executeTakeFirstOrThrow();
  const rows = await all
    .select(["id", "kind", "title", "updatedAt"])
    .orderBy("updatedAt", "desc")
    .orderBy("id")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  return { data: rows.map(toSummary), total: Number(total) };
}

export async function findDocument(db: Db, personId: string, id: string) {
  const row = await visible(db, personId).selectAll().where("id", "=", id).executeTakeFirst();
  return row && toDocument(row);
}

/** @returns undefined if the id belongs to a different document, to one that is deleted, or to another person's */
export const addDocument = (db: Db, personId: string, { body, ...document }: NewDocument) =>
  db.transaction().execute(async (transaction) => {
    const row = { ...document, body: cleanBody(document.kind, body) };
    const added = await transaction
      .insertInto("documents")
      .values({ ...row, userId: personId })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .returningAll()
      .executeTakeFirst();
    if (added) {
      await announce(transaction, "documents", [personId]);
      return toDocument(added);
    }
    const known = await visible(transaction, personId)
      .selectAll()
      .where(({ and }) => and(row))
      .executeTakeFirst();
    return known && toDocument(known);
  });

type Change = { [Key in "title" | "body" | "language"]?: StoredDocument[Key] | undefined };

/**
 * Changes a document.
 *
 * @param seen the version the change is based on
 * @returns undefined if the person has no such document, "conflict" if the same fields have changed since that version
 */
export const changeDocument = (db: Db, personId: string, id: string, seen: number, { body, ...rest }: Change) =>
  db.transaction().execute(async (transaction) => {
    const row = await visible(transaction, personId).selectAll().where("id", "=", id).forUpdate().executeTakeFirst();
    if (!row) return undefined;
    const change = { ...rest, ...(body !== undefined && { body: cleanBody(row.kind, body) }) };
    const fields = changedFields(row, change);
    const versions = changeVersions(row, seen, fields);
    if (versions === "conflict") return versions;
    if (fields.length === 0) return toDocument(row);
    const changed = await transaction
      .updateTable("documents")
      .set({
        ...change,
        version: versions.version,
        fieldVersions: JSON.stringify(versions.fieldVersions),
        updatedAt: sql<Date>`now()`,
      })
      .where("id", "=", id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await announce(transaction, "documents", [personId]);
    return toDocument(changed);
  });

/** @returns whether the document existed */
export const deleteDocument = (db: Db, personId: string, id: string) =>
  db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("documents")
      .set({ deletedAt: sql<Date>`now()` })
      .where("id", "=", id)
      .where("userId", "=", personId)
      .where("deletedAt", "is", null)
      .executeTakeFirst();
    await purgeDeleted(transaction, "documents", personId);
    if (numUpdatedRows === 0n) return undefined;
    await announce(transaction, "documents", [personId]);
    return true;
  });

/** @returns the document; undefined if the person has none with this id */
export const restoreDocument = (db: Db, personId: string, id: string) =>
  db.transaction().execute(async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("documents")
      .set({ deletedAt: null })
      .where("id", "=", id)
      .where("userId", "=", personId)
      .where("deletedAt", "is not", null)
      .executeTakeFirst();
    if (numUpdatedRows > 0n) await announce(transaction, "documents", [personId]);
    return findDocument(transaction, personId, id);
  });

const toSummary = ({
  id,
  kind,
  title,
  updatedAt,
}: Pick<Selectable<Documents>, "id" | "kind" | "title" | "updatedAt">) => ({
  id,
  kind: kind as DocumentKind,
  title,
  updatedAt: updatedAt.toISOString(),
});

/** Sanitizes the body again, in case it was stored under more generous rules. */
const toDocument = (row: Selectable<Documents>): StoredDocument => ({
  ...toSummary(row),
  body: cleanBody(row.kind, row.body),
  language: row.language as StoredDocument["language"],
  createdAt: row.createdAt.toISOString(),
  version: row.version,
});
