import { type Selectable, sql } from "kysely";

import { maxStoredBytes, maxStoredFiles, type StoredUpload, type UploadList } from "#contract/uploads.ts";
import type { Db } from "#server/db/client.ts";
import type { Uploads } from "#server/db/tables.gen.ts";
import { announce } from "#server/lib/live/announce.ts";
import type { ReceivedFile } from "#server/lib/storage/content-store.ts";
import { AppError } from "#server/lib/errors.ts";
import { inStorage } from "#server/lib/storage/in-storage.ts";

/** The first key of the advisory locks of contents. Taken after that of the storage. */
const contentLocks = 7_257;

const defaultPageSize = 50;

/** A complete file and the row that it gets. */
export type NewUpload = {
  readonly id: string;
  readonly name: string;
  readonly type: string;
  readonly size: number;
  readonly sha256: Buffer;
};

type StoredRow = Selectable<Uploads> & { sha256: Buffer };

const visible = (db: Db, personId: string) =>
  db
    .selectFrom("uploads")
    .selectAll()
    .where("userId", "=", personId)
    .where("deletedAt", "is", null)
    .where("sha256", "is not", null)
    .$narrowType<{ sha256: Buffer }>();

export async function listUploads(
  db: Db,
  personId: string,
  { page = 1, size = defaultPageSize }: { page?: number | undefined; size?: number | undefined },
): Promise<UploadList> {
  const rows = await visible(db, personId)
    .orderBy("createdAt", "desc")
    .orderBy("id")
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await visible(db, personId)
    .clearSelect()
    .select(({ fn }) => fn.countAll<string>().as("total"))
    .executeTakeFirstOrThrow();
  return { data: rows.map(toUpload), total: Number(total), usedBytes: (await measureStorage(db, personId)).used };
}

/** @returns undefined if the person has no such file */
export const findUpload = (db: Db, personId: string, id: string): Promise<StoredRow | undefined> =>
  visible(db, personId).where("id", "=", id).executeTakeFirst();

/** The size of a person's files and uploads in progress, in bytes; and that of deleted files, which can be restored. */
async function measureStorage(db: Db, personId: string) {
  const row = await db
    .selectFrom("uploads")
    .select(({ fn }) => [
      fn.countAll<string>().as("count"),
      fn.sum<string | null>("size").filterWhere("deletedAt", "is", null).as("used"),
      fn.sum<string | null>("size").filterWhere("deletedAt", "is not", null).as("deleted"),
      fn.countAll<string>().filterWhere("deletedAt", "is not", null).as("deletedCount"),
    ])
    .where("userId", "=", personId)
    .executeTakeFirstOrThrow();
  const deletedCount = Number(row.deletedCount);
  return {
    used: Number(row.used ?? 0),
    deleted: Number(row.deleted ?? 0),
    count: Number(row.count) - deletedCount,
    deletedCount,
  };
}

/** The bytes that a person can still store. */
export const countFreeBytes = async (db: Db, personId: string) =>
  maxStoredBytes - (await measureStorage(db, personId)).used;

/** The error for a file that exceeds the user's storage. */
export const storageFull = () => new AppError("too_large", "Your storage of 1 GB is full. Delete files to make room.");

/**
 * Makes room for new files. Deleted files use the storage too, so that deleting and uploading in turn cannot fill the
 * disk; they are given up once their space is needed. Together they never exceed the quota, so restoring always fits.
 *
 * @throws {AppError} `too_large`
 */
async function makeRoom(transaction: Db, personId: string, sizes: readonly number[]) {
  const { used, deleted, count, deletedCount } = await measureStorage(transaction, personId);
  const added = sizes.reduce((sum, size) => sum + size, 0);
  if (used + added > maxStoredBytes) throw storageFull();
  if (count + sizes.length > maxStoredFiles) {
    throw new AppError("too_large", "You can store at most 1,000 files. Delete some to make room.");
  }
  if (used + deleted + added > maxStoredBytes || count + deletedCount + sizes.length > maxStoredFiles) {
    await transaction.deleteFrom("uploads").where("userId", "=", personId).where("deletedAt", "is not", null).execute();
  }
}

/** Reserves the space of an upload that begins. @throws {AppError} `too_large` */
export const reserveUpload = (
  db: Db,
  personId: string,
  upload: { readonly id: string; readonly name: string; readonly type: string; readonly size: number },
) =>
  inStorage(db, personId, async (transaction) => {
    await makeRoom(transaction, personId, [upload.size]);
    await transaction
      .insertInto("uploads")
      .values({ ...upload, userId: personId, sha256: null })
      .execute();
  });

/** @returns undefined if the person has no upload in progress with this id */
export const findReservation = (db: Db, personId: string, id: string) =>
  db
    .selectFrom("uploads")
    .select(["id", "name", "type", "size"])
    .where("id", "=", id)
    .where("userId", "=", personId)
    .where("sha256", "is", null)
    .executeTakeFirst();

export const forgetReservation = (db: Db, personId: string, id: string) =>
  db.deleteFrom("uploads").where("id", "=", id).where("userId", "=", personId).where("sha256", "is", null).execute();

/**
 * Records complete files, all or none, and gives them their places.
 *
 * @throws {AppError} `too_large`
 */
export async function addUploads(
  db: Db,
  personId: string,
  uploads: readonly NewUpload[],
  files: readonly ReceivedFile[],
): Promise<StoredUpload[]> {
  const contents = uploads.map(({ sha256 }) => sha256);
  await announceContents(db, contents);
  for (const file of files) await file.prepare();
  return inStorage(db, personId, async (transaction) => {
    await makeRoom(
      transaction,
      personId,
      uploads.map(({ size }) => size),
    );
    await lockContents(transaction, contents);
    for (const file of files) await file.keep();
    const rows = await transaction
      .insertInto("uploads")
      .values(uploads.map((upload) => ({ ...upload, userId: personId })))
      .returningAll()
      .$narrowType<{ sha256: Buffer }>()
      .execute();
    await announce(transaction, "uploads", [personId]);
    return rows.map(toUpload);
  });
}

/**
 * Records that the upload of a reservation is complete, and gives its file the place.
 *
 * @returns undefined if the upload was cancelled in the meantime
 */
export async function completeUpload(
  db: Db,
  personId: string,
  { id, type, sha256, size }: Omit<NewUpload, "name">,
  file: ReceivedFile,
) {
  await announceContents(db, [sha256]);
  await file.prepare();
  return inStorage(db, personId, async (transaction) => {
    const known = await findUpload(transaction, personId, id);
    if (known) return toUpload(known);
    await lockContents(transaction, [sha256]);
    const row = await transaction
      .updateTable("uploads")
      .set({ sha256, type, size, createdAt: sql<Date>`now()` })
      .where("id", "=", id)
      .where("userId", "=", personId)
      .where("sha256", "is", null)
      .returningAll()
      .$narrowType<{ sha256: Buffer }>()
      .executeTakeFirst();
    if (!row) return undefined;
    await file.keep();
    await announce(transaction, "uploads", [personId]);
    return toUpload(row);
  });
}

/** @returns whether the file existed */
export const deleteUpload = (db: Db, personId: string, id: string) =>
  inStorage(db, personId, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable("uploads")
      .set({ deletedAt: sql<Date>`now()` })
      .where("id", "=", id)
      .where("userId", "=", personId)
      .where("deletedAt", "is", null)
      .where("sha256", "is not", null)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return undefined;
    await announce(transaction, "uploads", [personId]);
    return true;
  });

/** @returns undefined if the file was deleted permanently, or never existed */
export const restoreUpload = (db: Db, personId: string, id: string) =>
  inStorage(db, personId, async (transaction) => {
    const row = await transaction
      .updateTable("uploads")
      .set({ deletedAt: null })
      .where("id", "=", id)
      .where("userId", "=", personId)
      .where("sha256", "is not", null)
      .returningAll()
      .$narrowType<{ sha256: Buffer }>()
      .executeTakeFirst();
    if (!row) return undefined;
    await announce(transaction, "uploads", [personId]);
    return toUpload(row);
  });

/** Records contents before their files exist: of a server that ends in between, no file remains unknown. */
const announceContents = (db: Db, contents: readonly Buffer[]) =>
  db
    .insertInto("uploadFiles")
    .values(contents.map((sha256) => ({ sha256 })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();

/** From here to the end of the transaction, no other one deletes these contents. */
async function lockContents(transaction: Db, contents: readonly Buffer[]) {
  // In a fixed order, to prevent deadlocks.
  for (const sha256 of contents.toSorted((one, other) => one.compare(other))) await lockContent(transaction, sha256);
  await announceContents(transaction, contents);
}

const lockContent = (transaction: Db, sha256: Buffer) =>
  sql`select pg_advisory_xact_lock(${contentLocks}, ${sha256.readInt32BE()}::integer)`.execute(transaction);

/**
 * Deletes contents that no upload refers to.
 *
 * @param remove deletes the file. Called while nobody can store the same content
 */
export async function deleteUnusedContents(db: Db, remove: (sha256: Buffer) => Promise<void>) {
  const isUsed = sql<boolean>`exists (select from uploads where uploads.sha256 = upload_files.sha256)`;
  const unused = db
    .selectFrom("uploadFiles")
    .select("sha256")
    .where(({ not }) => not(isUsed));
  for (const { sha256 } of await unused.limit(1000).execute()) {
    await db.transaction().execute(async (transaction) => {
      await lockContent(transaction, sha256);
      const { numDeletedRows } = await transaction
        .deleteFrom("uploadFiles")
        .where("sha256", "=", sha256)
        .where(({ not }) => not(isUsed))
        .executeTakeFirst();
      if (numDeletedRows > 0n) await remove(sha256);
    });
  }
}

/**
 * Deletes contents that no row names: of a server with a directory of its own, whose rows another server has deleted.
 *
 * @param remove as in `deleteUnusedContents`
 */
export async function deleteUnknownContents(
  db: Db,
  contents: readonly Buffer[],
  remove: (sha256: Buffer) => Promise<void>,
) {
  const isKnown = async (reader: Db, sha256: Buffer) =>
    (await reader.selectFrom("uploadFiles").select("sha256").where("sha256", "=", sha256).execute()).length > 0;
  for (const sha256 of contents) {
    if (await isKnown(db, sha256)) continue;
    await db.transaction().execute(async (transaction) => {
      await lockContent(transaction, sha256);
      if (!(await isKnown(transaction, sha256))) await remove(sha256);
    });
  }
}

/**
 * Deletes the reservations of uploads that were begun more than a day ago and never completed, and those whose server
 * ended before it had created their file: nobody knows their address.
 *
 * @param isStarted returns whether there is a file
 */
export async function forgetOldReservations(db: Db, isStarted: (id: string) => Promise<boolean>) {
  const old = await db
    .selectFrom("uploads")
    .select(["id", sql<boolean>`created_at < now() - interval '1 day'`.as("isExpired")])
    .where("sha256", "is", null)
    .where("createdAt", "<", sql<Date>`now() - interval '1 hour'`)
    .limit(1000)
    .execute();
  for (const { id, isExpired } of old) {
    if (!isExpired && (await isStarted(id))) continue;
    await db.deleteFrom("uploads").where("id", "=", id).where("sha256", "is", null).execute();
  }
}

export const toUpload = ({ id, name, size, type, sha256, createdAt }: StoredRow): StoredUpload => ({
  id,
  name,
  size,
  type,
  sha256: sha256.toString("hex"),
  createdAt: createdAt.toISOString(),
});
