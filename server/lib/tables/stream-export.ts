import type { Db } from "#server/db/client.ts";
import { AppError } from "#server/lib/errors.ts";
import { createSlots, toExportStream } from "#server/lib/tables/export-stream.ts";

/**
 * Each export holds a database connection until its last row is sent. Half of the pool stays available for pages, and
 * one person cannot use all exports. Counted for each pool, of which a process may have several.
 */
const limitsOfPools = new WeakMap<Db, ReturnType<typeof createSlots>>();

function slotsOf(db: Db) {
  const slots = limitsOfPools.get(db) ?? createSlots({ maxPerPerson: 2, maxTotal: 5 });
  limitsOfPools.set(db, slots);
  return slots;
}

/** A stalled reader loses its connection after 20 s; half an hour is enough for a million rows on a slow line. */
const limits = { stallMs: 20_000, maxMs: 30 * 60_000 };

/**
 * The body of an export of the person, which counts towards the limits of exports.
 *
 * @throws {AppError} `too_many_requests` or `unavailable`, with the time to wait
 */
export const streamExport = (db: Db, chunks: AsyncGenerator<Uint8Array, void>, personId: string) =>
  toExportStream(chunks, limits, takeSlot(db, personId));

function takeSlot(db: Db, personId: string) {
  const slot = slotsOf(db).take(personId);
  if (typeof slot === "function") return slot;
  const headers = { "retry-after": "5" };
  if (slot === "person") {
    throw new AppError(
      "too_many_requests",
      "Your other exports are still running. Try again in a moment.",
      undefined,
      headers,
    );
  }
  throw new AppError("unavailable", "Too many exports are running. Try again in a moment.", undefined, headers);
}
