import { sql } from "kysely";

import type { Db } from "#server/db/client.ts";

/** How many cities are offered. */
const most = 12;

/**
 * Cities whose name holds `q`, whatever its case and accents: first those that begin with it, then those of which a word
 * does, each time the larger before the smaller. `%`, `_` and `\` are meant literally.
 */
export const listCities = (db: Db, q: string) => citiesNamed(db, q).execute();

/** The query by itself, so that a test can ask how it is carried out. */
export function citiesNamed(db: Db, q: string) {
  const pattern = sql<string>`search_pattern(${q})`;
  // Without the percent sign that it begins with.
  const beginning = sql<string>`' ' || substr(${pattern}, 2)`;
  return db
    .selectFrom("cities")
    .select(["id", "name", "country", "population", "longitude", "latitude"])
    .where("nameKey", "like", pattern)
    .orderBy(sql`name_key like ${beginning}`, "desc")
    .orderBy(sql`name_key like '%' || ${beginning}`, "desc")
    .orderBy("population", "desc")
    .orderBy("id")
    .limit(most);
}
