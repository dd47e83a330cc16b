import type { Db } from "#server/db/client.ts";
import { purgeDeleted } from "#server/lib/purge-deleted.ts";
import { deleteUnknownContents, deleteUnusedContents, forgetOldReservations } from "#server/uploads/queries.ts";
import { deleteContent, deleteStaleFiles, isIncoming, listSomeContents } from "#server/lib/upload-files.ts";

/** In milliseconds: how long an interrupted upload can be continued. */
const uploadLifetimeMs = 24 * 60 * 60 * 1000;

/**
 * Removes what was deleted or left unfinished more than a day ago, and the files that no upload refers to any more.
 * Several servers may do it at once.
 *
 * @param minute selects the folder that is searched for files without a row
 */
export async function cleanUpUploads(db: Db, directory: string, minute = Math.floor(Date.now() / 60_000)) {
  const remove = (sha256: Buffer) => deleteContent(directory, sha256);
  await purgeDeleted(db, "uploads");
  await forgetOldReservations(db, (id) => isIncoming(directory, id));
  await deleteUnusedContents(db, remove);
  await deleteUnknownContents(db, await listSomeContents(directory, minute), remove);
  await deleteStaleFiles(directory, uploadLifetimeMs);
}
