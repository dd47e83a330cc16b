import type { Db } from "#server/db/client.ts";
import { forgetOldChanges, forgetOldStreams } from "#server/live/queries.ts";
import { tellPresence } from "#server/live/routes.ts";

/** In milliseconds. */
const everyMinute = 60_000;

/** Throws away old changes, and the windows of servers that ended without a word. Answers how to stop it. */
export function tidyLive(db: Db) {
  const tidy = async () => {
    await forgetOldChanges(db);
    if ((await forgetOldStreams(db)) > 0) await tellPresence(db);
  };
  // While the database is away there is nothing to tidy.
  const timer = setInterval(() => void tidy().catch(() => {}), everyMinute);
  timer.unref();
  return () => clearInterval(timer);
}
