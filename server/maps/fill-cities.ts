import { once } from "node:events";
import { Worker } from "node:worker_threads";

import type { Insertable } from "kysely";
import { sql } from "kysely";

import type { Db } from "#server/db/client.ts";
import type { Cities } from "#server/db/tables.gen.ts";

type Row = Insertable<Cities>;

/** Any number, but one of ours: the lock under which the cities are written. */
const citiesLock = 7_253_015;

/**
 * Fills the table of cities where it is empty, all or nothing; some seconds, in which everything else goes on. Of several
 * servers one does it.
 *
 * @param signal ends it early, when the server stops: the next start begins anew
 * @returns how many were written
 */
export const fillCities = (db: Db, signal?: AbortSignal): Promise<number> =>
  db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ isOurs: boolean }>`
      select pg_try_advisory_xact_lock(${citiesLock}) as is_ours`.execute(transaction);
    const known = await transaction.selectFrom("cities").select("id").limit(1).executeTakeFirst();
    if (!rows[0]?.isOurs || known) return 0;
    let written = 0;
    for await (const batch of readCities(signal)) {
      await transaction.insertInto("cities").values(batch).execute();
      written += batch.length;
    }
    // Behind the rows: to keep it while they are written takes longer than they do. It is only read from then on, so
    // nothing is put off that every search would have to look through.
    await sql`
      create index if not exists cities_search on cities
      using gin (name_key gin_trgm_ops) with (fastupdate = off)`.execute(transaction);
    // The planner has to know that there are many now, before the database finds out by itself.
    await sql`analyze cities`.execute(transaction);
    return written;
  });

/** The cities of the package, in batches. */
async function* readCities(signal: AbortSignal | undefined): AsyncGenerator<Row[]> {
  const worker = new Worker(new URL("read-cities.ts", import.meta.url));
  try {
    for (;;) {
      // It posts the next batch when this one has been written, so that they do not pile up.
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      worker.postMessage("next");
      const [batch] = (await once(worker, "message", { signal })) as [Row[]];
      if (batch.length === 0) return;
      yield batch;
    }
  } finally {
    await worker.terminate();
  }
}
