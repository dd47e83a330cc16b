import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/database.ts";
import { openBackgroundDb } from "#server/db/client.ts";
import { features } from "#server/features.ts";
import { workInBackground } from "#server/office.ts";

/** In milliseconds. The cities take some seconds; a busy machine needs several times as many. */
const timeoutMs = 120_000;

/**
 * Does what servers do in the background once they are ready, so that none of them does it during a test.
 *
 * @throws {Error} if it does not end
 */
export async function finishBackgroundWork(connectionString: string) {
  const db = openBackgroundDb(connectionString);
  const signal = AbortSignal.timeout(timeoutMs);
  const context = { db, signal, log: console.error, isDemo: false, noteOnline: () => async () => {} };
  await Promise.all(features.map((feature) => workInBackground(feature, context)));
  await db.destroy();
  if (signal.aborted) throw new Error("The work in the background did not end in time");
}

/** Creates the bundled database in a data directory: with the demo content, and the background work done. */
export async function prepareOffice(dataDirectory: string) {
  const { connectionString, close } = await openDatabase(readConfig({ ATRIUM_DATA: dataDirectory }, dataDirectory));
  await finishBackgroundWork(connectionString);
  await close();
}
