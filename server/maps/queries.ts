import { sql } from "kysely";

import { foldText } from "#contract/fold-text.ts";
import type { Db } from "#server/db/client.ts";
import { matchRegions, splitRegion } from "#server/maps/match-region.ts";

const maxCities = 12;

/** How much of a misspelt name has to be left, as pg_trgm's `word_similarity`, before its city is considered at all. */
const minWordSimilarity = 0.4;
/** The same for the name as a whole, as `similarity`: below it, what is found has nothing to do with what was typed. */
const minSimilarity = 0.3;
/** In letters: a shorter word resembles too many names. */
const minMisspelt = 5;

/**
 * Cities by any of their names, whatever the case and the accents; a country may follow after a comma. Where no name
 * contains the text, those that resemble it.
 */
export async function listCities(db: Db, q: string) {
  const { name, region } = splitRegion(q);
  const countries = matchRegions(region);
  // A text after the comma that names no country is ignored: `Paris, Texas` finds every Paris.
  const wanted = withoutBars(name === "" ? q : name);
  if (wanted === "") return [];
  const rows = await citiesNamed(db, wanted, countries).execute();
  const canBeMisspelt = (wanted.match(/\p{L}/gu)?.length ?? 0) >= minMisspelt;
  const found = rows.length > 0 || !canBeMisspelt ? rows : await listSimilar(db, wanted, countries);
  return found.map(({ names, ...city }) => ({ ...city, ...matchedName(names, city.name, wanted) }));
}

/**
 * Cities one of whose names contains `q`. Best first: a name that is `q`, a name that begins with it, a name of which a
 * word does; each time the larger before the smaller, where a city whose shown name begins with it counts ten times.
 *
 * The query by itself, so that a test can read its plan.
 *
 * @param countries two-letter codes; with none, cities of every country
 */
export function citiesNamed(db: Db, q: string, countries: readonly string[]) {
  const pattern = sql<string>`search_pattern(${q})`;
  // Without the percent signs, and the space that stands for the beginning of a word. `%` and `_` of the text stay escaped.
  const key = sql<string>`trim(both ' ' from substr(${pattern}, 2, length(${pattern}) - 2))`;
  // Three Latin letters are the beginning of a name far more often than the airport code that GeoNames lists as one.
  const isCode = /^[a-z]{3}$/i.test(q);
  return selectCities(db, countries)
    .where("namesKey", "like", pattern)
    .$if(!isCode, (query) => query.orderBy(sql`names_key like '%| ' || ${key} || ' |%'`, "desc"))
    .orderBy(sql`names_key like '%| ' || ${key} || '%'`, "desc")
    .orderBy(sql`names_key like '% ' || ${key} || '%'`, "desc")
    .orderBy(sql`population * case when names_key like ' | ' || ${key} || '%' then 10.0 else 1 end`, "desc")
    .orderBy("id");
}

/** Whether the cities have been written; at the very first start that takes some seconds. */
export async function hasCities(db: Db) {
  return (await db.selectFrom("cities").select("id").limit(1).executeTakeFirst()) !== undefined;
}

/** Cities with a name like `q`, for typing errors: the nearer name first, a larger city before a somewhat nearer one. */
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
    .select(["id", "name", "names", "country", "population", "longitude", "latitude"])
    .$if(countries.length > 0, (query) => query.where("country", "in", countries))
    .limit(maxCities);

/** Bars separate the names of a city. */
const withoutBars = (text: string) => text.replaceAll("|", " ").trim();

/** The alternate name that was meant, where the name that is shown does not contain the text: the shortest that fits best. */
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
