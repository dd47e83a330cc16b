import { type Selectable, sql } from "kysely";
import type { z } from "zod/mini";

import {
  type addPicture as addPictureEndpoint,
  maxPreviewBytes,
  type PictureFields,
} from "#features/gallery/contract.ts";
import { pictureTypes } from "#contract/uploads.ts";
import type { Db } from "#server/db/client.ts";
import type { GalleryPictures } from "#features/gallery/server/tables.gen.ts";
import { findPicture } from "#features/gallery/server/queries.ts";
import { announce, everybody } from "#server/lib/live/announce.ts";
import { AppError } from "#server/lib/errors.ts";
import { inStorage } from "#server/lib/storage/in-storage.ts";
import { recognizeType } from "#server/lib/http/media-types.ts";
import { purgeDeleted } from "#server/lib/rows/purge-deleted.ts";
import { changedFields, changeVersions } from "#server/lib/rows/row-versions.ts";

type NewPicture = z.output<(typeof addPictureEndpoint)["body"]>;

const isShown = (type: string | undefined) => pictureTypes.some((each) => each === type);

/** @throws {AppError} `invalid_input` if the bytes are no picture, or too many */
function readPreview({ content }: NonNullable<NewPicture["preview"]>) {
  const bytes = Buffer.from(content, "base64");
  if (bytes.byteLength > maxPreviewBytes || !isShown(recognizeType(bytes))) {
    throw new AppError("invalid_input", "Choose a PNG, JPEG, GIF or WebP picture");
  }
  return bytes;
}

/**
 * Shows a person's upload to everyone.
 *
 * @returns undefined if the id, or the upload, belongs to another picture
 * @throws {AppError} `invalid_input` if the person has no such upload, or it is not a picture
 */
export const addPicture = (db: Db, personId: string, { upload, preview, takenAt, ...fields }: NewPicture) =>
  inStorage(db, personId, async (transaction) => {
    const { id } = fields;
    const known = await ownPicture(transaction, personId, id);
    if (known) return known.uploadId === upload ? findPicture(transaction, personId, id) : undefined;
    const file = await transaction
      .selectFrom("uploads")
      .select("type")
      .where("id", "=", upload)
      .where("userId", "=", personId)
      .where("deletedAt", "is", null)
      .where("sha256", "is not", null)
      .executeTakeFirst();
    if (!isShown(file?.type)) throw new AppError("invalid_input", "Choose a PNG, JPEG, GIF or WebP picture");
    const added = await transaction
      .insertInto("galleryPictures")
      .values({
        ...fields,
        userId: personId,
        uploadId: upload,
        ...(takenAt !== undefined && { takenAt }),
        ...(preview && { preview: readPreview(preview), previewWidth: preview.width }),
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning("id")
      .executeTakeFirst();
    if (!added) return undefined;
    await announce(transaction, "gallery", everybody);
    return findPicture(transaction, personId, id);
  });

const ownPicture = (db: Db, personId: string, id: string): Promise<Selectable<GalleryPictures> | undefined> =>
  db
    .selectFrom("galleryPictures")
    .selectAll()
    .where("id", "=", id)
    .where("userId", "=", personId)
    .where("deletedAt", "is", null)
    .executeTakeFirst();

type Change = { [Key in keyof PictureFields]?: string | undefined };

/**
 * Changes a person's own picture.
 *
 * @param seen the version the change is based on
 * @returns undefined if the person has no such picture, "conflict" if the same fields have changed since that version
 */
export const changePicture = (db: Db, personId: string, id: string, seen: number, change: Change) =>
  db.transaction().execute(async (transaction) => {
    await transaction.selectFrom("galleryPictures").select("id").where("id", "=", id).forUpdate().execute();
    const row = await ownPicture(transaction, personId, id);
    if (!row) return undefined;
    const fields = changedFields(row, change);
    const versions = changeVersions(row, seen, fields);
    if (versions === "conflict") return versions;
    if (fields.length > 0) {
      await transaction
        .updateTable("galleryPictures")
        .set({
          ...change,
          version: versions.version,
          fieldVersions: JSON.stringify(versions.fieldVersions),
        })
        .where("id", "=", id)
        .execute();
      await announce(transaction, "gallery", everybody);
    }
    return findPicture(transaction, personId, id);
  });

/** Moves a person's own pictures. Others are ignored. */
export const movePictures = (db: Db, personId: string, moves: readonly { id: string; album: string }[]) =>
  db.transaction().execute(async (transaction) => {
    let hasMoved = false;
    // In a fixed order, to prevent deadlocks.
    for (const { id, album } of moves.toSorted((one, other) => one.id.localeCompare(other.id))) {
      const { numUpdatedRows } = await transaction
        .updateTable("galleryPictures")
        .set({
          album,
          version: sql<number>`version + 1`,
          fieldVersions: sql<string>`field_versions || jsonb_build_object('album', version + 1)`,
        })
        .where("id", "=", id)
        .where("userId", "=", personId)
        .where("deletedAt", "is", null)
        .where("album", "!=", album)
        .executeTakeFirst();
      hasMoved ||= numUpdatedRows > 0n;
    }
    if (hasMoved) await announce(transaction, "gallery", everybody);
  });

/** Deletes a person's own pictures, and their uploads. Others are ignored. */
export const deletePictures = (db: Db, personId: string, ids: readonly string[]) =>
  setDeleted(db, personId, ids, sql<Date>`now()`);

/** Restores a person's own pictures, and their uploads. @returns whether there was any */
export const restorePictures = async (db: Db, personId: string, ids: readonly string[]) =>
  (await setDeleted(db, personId, ids, null)) > 0;

const setDeleted = (db: Db, personId: string, ids: readonly string[], deletedAt: ReturnType<typeof sql<Date>> | null) =>
  inStorage(db, personId, async (transaction) => {
    const changed = await transaction
      .updateTable("galleryPictures")
      .set({ deletedAt })
      .where("id", "in", ids)
      .where("userId", "=", personId)
      .where("deletedAt", deletedAt ? "is" : "is not", null)
      .returning("uploadId")
      .execute();
    const uploads = changed.flatMap(({ uploadId }) => uploadId ?? []);
    if (uploads.length > 0) {
      await transaction.updateTable("uploads").set({ deletedAt }).where("id", "in", uploads).execute();
      await announce(transaction, "uploads", [personId]);
    }
    await purgeDeleted(transaction, "gallery_pictures", personId);
    if (changed.length > 0) await announce(transaction, "gallery", everybody);
    return changed.length;
  });
