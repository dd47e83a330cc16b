import { setTimeout as sleep } from "node:timers/promises";

import type { Insertable } from "kysely";
import { sql } from "kysely";

import { foldText } from "#contract/text/fold-text.ts";
import type { Db } from "#server/db/client.ts";
import type { Cities } from "#features/maps/server/tables.gen.ts";
import type { Log } from "#server/lib/log/request-log.ts";
import { type CityRecord, readCityRecords } from "#features/maps/server/city-records.ts";

/** The advisory lock under which the cities are written; an arbitrary number. */
const citiesLock = 7_253_015;
/** Places below this are covered unevenly by GeoNames. */
const minPopulation = 5000;
const rowsPerInsert = 1000;

/**
 * Fills the table of cities if it is empty, all or nothing. It takes some seconds and does not block requests. Of
 * several servers, one does it.
 *
 * @param db without a time limit, because slow machines take a minute for the index alone
 * @param signal aborts it when the server stops; the next start begins again
 * @returns the number of rows written; undefined while another server writes them
 */
export const fillCities = (db: Db, signal?: AbortSignal): Promise<number | undefined> =>
  db.transaction().execute(async (transaction) => {
    const { rows } = await sql<{ isOurs: boolean }>`
      select pg_try_advisory_xact_lock(${citiesLock}) as is_ours`.execute(transaction);
    const known = await transaction.selectFrom("cities").select("id").limit(1).executeTakeFirst();
    if (known) return 0;
    if (!rows[0]?.isOurs) return undefined;
    let written = 0;
    for await (const batch of readBatches()) {
      signal?.throwIfAborted();
      await transaction.insertInto("cities").values(batch).execute();
      written += batch.length;
    }
    // Building the index after inserting is faster than maintaining it. The table is read-only from then on, so the
    // index needs no pending list.
    await sql`
      create index if not exists cities_search on cities
      using gin (names_key gin_trgm_ops) with (fastupdate = off)`.execute(transaction);
    // Otherwise the planner still assumes an empty table.
    await sql`analyze cities`.execute(transaction);
    return written;
  });

/** In milliseconds: until the next attempt to fill the cities, and the longest such wait. */
const firstPause = 1000;
const maxPause = 60_000;

/** Fills the cities, and tries again until they are there: the database may be away, or another server may give up. */
export async function keepFillingCities(db: Db, signal: AbortSignal, log: Log, wait = waitUnlessAborted) {
  for (let pause = firstPause; !signal.aborted; pause = Math.min(2 * pause, maxPause)) {
    try {
      if ((await fillCities(db, signal)) !== undefined) return;
    } catch (error) {
      if (signal.aborted) return;
      log("error", { error: "cities", message: String(error) });
    }
    await wait(pause, signal);
  }
}

const waitUnlessAborted = (milliseconds: number, signal: AbortSignal) =>
  sleep(milliseconds, undefined, { signal }).catch(() => {});

async function* readBatches() {
  let batch: Insertable<Cities>[] = [];
  for await (const { id, name, country, population, longitude, latitude, ...record } of readCityRecords(
    minPopulation,
  )) {
    const names = joinNames({ name, ...record });
    batch.push({ id, name, country, population, longitude, latitude, names });
    if (batch.length < rowsPerInsert) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/**
 * Joins the name and the alternate names with bars: `
 * Vienna
 * Wien
 * Wenen
 * `. Of alternate names that differ only in case or accents, the one with accents is kept. GeoNames' machine-made
 * transliterations, which are in lower case (`wei ye na`), are left out.
 */
function joinNames({ name, alternateNames }: Pick<CityRecord, "name" | "alternateNames">) {
  const names = new Map<string, string>();
  for (const alternate of alternateNames) {
    const isTransliteration = /^[a-z' -]+$/.test(alternate);
    const key = foldText(alternate);
    if (!isTransliteration && (!names.has(key) || hasAccents(alternate))) names.set(key, alternate);
  }
  names.delete(foldText(name));
  return `| ${[name, ...names.values()].map((each) => each.replaceAll("|", " ")).join(" | ")} |`;
}

const hasAccents = (text: string) => /\p{M}/u.test(text.normalize("NFD"));
