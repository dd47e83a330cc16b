import { sql } from "kysely";

import { foldText } from "#contract/text/fold-text.ts";
import { maxCityDistance } from "#features/maps/contract.ts";
import type { Db } from "#server/db/client.ts";
import { matchRegions, splitRegion } from "#features/maps/server/match-region.ts";

const maxCities = 12;

/** Minimum `word_similarity` of pg_trgm for a city to be considered a match of a misspelt name. */
const minWordSimilarity = 0.4;
/** Minimum `similarity` of the whole name: below it, a match has nothing in common with the text. */
const minSimilarity = 0.3;
/** In letters: shorter words resemble too many names. */
const minMisspelt = 5;

const cityColumns = ["id", "name", "country", "population", "longitude", "latitude"] as const;

/**
 * Finds cities by any of their names, ignoring case and accents; a country may follow after a comma. If no name
 * contains the text, finds similar names.
 */
export async function listCities(db: Db, q: string) {
  const { name, region } = splitRegion(q);
  const countries = matchRegions(region);
  // If the text after the comma matches no country, it is ignored: `Paris, Texas` finds every Paris.
  const wanted = withoutBars(name === "" ? q : name);
  if (wanted === "") return [];
  const rows = await citiesNamed(db, wanted, countries).execute();
  const canBeMisspelt = (wanted.match(/\p{L}/gu)?.length ?? 0) >= minMisspelt;
  const found = rows.length > 0 || !canBeMisspelt ? rows : await listSimilar(db, wanted, countries);
  return found.map(({ names, ...city }) => ({ ...city, ...matchedName(names, city.name, wanted) }));
}

/**
 * Finds cities with a name that contains `q`. Exact matches come first, then names that begin with `q`, then names with
 * a word that begins with it; within each group larger cities come first, and a city whose displayed name begins with
 * `q` counts ten times.
 * Exported as a query, so that a test can read its plan.
 *
 * @param countries two-letter codes; if empty, all countries
 */
export function citiesNamed(db: Db, q: string, countries: readonly string[]) {
  const pattern = sql<string>`search_pattern(${q})`;
  // Without the percent signs and the space that marks the beginning of a word. `%` and `_` in the text stay escaped.
  const key = sql<string>`trim(both ' ' from substr(${pattern}, 2, length(${pattern}) - 2))`;
  // Three Latin letters are usually the beginning of a name, not the airport code that GeoNames lists as one.
  const isCode = /^[a-z]{3}$/i.test(q);
  return selectCities(db, countries)
    .where("namesKey", "like", pattern)
    .$if(!isCode, (query) => query.orderBy(sql`names_key like '%| ' || ${key} || ' |%'`, "desc"))
    .orderBy(sql`names_key like '%| ' || ${key} || '%'`, "desc")
    .orderBy(sql`names_key like '% ' || ${key} || '%'`, "desc")
    .orderBy(sql`population * case when names_key like ' | ' || ${key} || '%' then 10.0 else 1 end`, "desc")
    .orderBy("id");
}

/** @returns undefined if there is no such city */
export const findCity = (db: Db, id: number) =>
  db.selectFrom("cities").select(cityColumns).where("id", "=", id).executeTakeFirst();

/** In kilometres: the mean radius of the earth, and the length of a degree of latitude. */
const earthRadius = 6371;
const degree = 111.2;

/**
 * Finds the city that names a place: the largest within `radius` kilometres, as drawn on a map, or the nearest within
 * `maxCityDistance`. A box around the place limits the rows whose distance is computed.
 */
export async function nearestCity(db: Db, latitude: number, longitude: number, radius: number) {
  const reach = Math.max(radius, maxCityDistance);
  const height = reach / degree;
  const width = Math.min(180, height / Math.max(0.01, Math.cos((latitude * Math.PI) / 180)));
  // The shorter way around the world.
  const east = sql<number>`abs(mod((longitude - ${longitude} + 540)::numeric, 360) - 180)::float8`;
  const distance = sql<number>`
    2 * ${earthRadius} * asin(least(1, sqrt(
      power(sin(radians(latitude - ${latitude}) / 2), 2)
      + cos(radians(latitude)) * cos(radians(${latitude})) * power(sin(radians(longitude - ${longitude}) / 2), 2))))`;
  const near = db
    .selectFrom("cities")
    .select(cityColumns)
    .select(distance.as("distance"))
    .where("latitude", ">=", latitude - height)
    .where("latitude", "<=", latitude + height)
    .where(east, "<=", width);
  const found = await db
    .selectFrom(near.as("near"))
    .selectAll()
    .where("distance", "<=", reach)
    .orderBy((eb) => eb("distance", "<=", radius), "desc")
    .orderBy(sql`case when distance <= ${radius} then -population else distance end`)
    .orderBy("id")
    .limit(1)
    .executeTakeFirst();
  if (!found) return { city: null, distance: null };
  const { distance: kilometres, ...city } = found;
  return { city, distance: kilometres };
}

/** Returns whether the cities have been written; the very first start needs some seconds for that. */
export async function hasCities(db: Db) {
  return (await db.selectFrom("cities").select("id").limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Finds cities with a name similar to `q`. Closer names come first, but a larger city may precede a slightly closer
 * one.
 */
const listSimilar = (db: Db, q: string, countries: readonly string[]) =>
  db.transaction().execute(async (transaction) => {
    const threshold = String(minWordSimilarity);
    await sql`select set_config('pg_trgm.word_similarity_threshold', ${threshold}, true)`.execute(transaction);
    const key = sql<string>`trim(search_text(${q}))`;
    const nearest = sql<number>`
      (select max(similarity(name, ${key})) from unnest(string_to_array(names_key, '|')) as name)`;
    return selectCities(transaction, countries)
      .where(sql<boolean>`${key} <% names_key`)
      .where(nearest, ">=", minSimilarity)
      .orderBy(sql`${nearest} + 0.1 * log(population)`, "desc")
      .orderBy("id")
      .execute();
  });

const selectCities = (db: Db, countries: readonly string[]) =>
  db
    .selectFrom("cities")
    .select([...cityColumns, "names"])
    .$if(countries.length > 0, (query) => query.where("country", "in", countries))
    .limit(maxCities);

/** Bars separate the names of a city. */
const withoutBars = (text: string) => text.replaceAll("|", " ").trim();

/**
 * Returns the alternate name that matched, if the displayed name does not contain the text: the shortest of the best
 * matches.
 */
function matchedName(names: string, shown: string, text: string) {
  const wanted = foldText(text.trim());
  if (foldText(shown).includes(wanted)) return {};
  const others = names
    .split("|")
    .map((name) => name.trim())
    .toSorted((one, other) => one.length - other.length);
  const matched =
    others.find((name) => foldText(name) === wanted) ??
    others.find((name) => foldText(name).startsWith(wanted)) ??
    others.find((name) => foldText(name).includes(wanted));
  return matched === undefined || matched === "" ? {} : { matchedName: matched };
}
