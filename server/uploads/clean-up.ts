import type { Db } from "#server/db/client.ts";
import type { ContentStore } from "#server/lib/storage/content-store.ts";
import { purgeDeleted } from "#server/lib/rows/purge-deleted.ts";
import { deleteUnknownContents, deleteUnusedContents, forgetOldReservations } from "#server/uploads/queries.ts";
import { forgetOldLocks } from "#server/uploads/upload-locker.ts";

/** In milliseconds: how long an interrupted upload can be continued. */
const uploadLifetimeMs = 24 * 60 * 60 * 1000;

/**
 * Removes what was deleted or left unfinished more than a day ago, and the contents that no upload refers to any more.
 * Several servers may do it at once.
 *
 * @param minute selects the contents that are searched for those without a row
 */
export async function cleanUpUploads(db: Db, contents: ContentStore, minute = Math.floor(Date.now() / 60_000)) {
  await purgeDeleted(db, "uploads");
  await forgetOldReservations(db, contents.incoming.exists);
  await deleteUnusedContents(db, contents.delete);
  await deleteUnknownContents(db, await contents.listSome(minute), contents.delete);
  await contents.deleteStale(uploadLifetimeMs);
  await forgetOldLocks(db);
}
