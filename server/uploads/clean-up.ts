import type { Db } from "#server/db/client.ts";
import { purgeDeleted } from "#server/lib/purge-deleted.ts";
import { deleteUnusedContents, forgetOldReservations } from "#server/uploads/queries.ts";
import { deleteContent, deleteStaleFiles } from "#server/lib/upload-files.ts";

/** In milliseconds: how long an interrupted upload can be continued. */
const uploadLifetimeMs = 24 * 60 * 60 * 1000;

/**
 * Removes what was deleted or left unfinished more than a day ago, and the files that no upload refers to any more.
 * Several servers may do it at once.
 */
export async function cleanUpUploads(db: Db, directory: string) {
  await purgeDeleted(db, "uploads");
  await forgetOldReservations(db);
  await deleteUnusedContents(db, (sha256) => deleteContent(directory, sha256));
  await deleteStaleFiles(directory, uploadLifetimeMs);
}
