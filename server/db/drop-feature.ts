import { type Kysely, sql } from "kysely";
import { DatabaseError } from "pg";

import { listSequences, lockMigrations, readRecorded, sequenceOf } from "#server/db/migrate.ts";
import { kindsOfObjects } from "#server/db/objects.ts";

/**
 * Lists what the migrations of a feature have made that is no longer in the code: `table forum_posts`.
 *
 * @throws if the feature is in the code, or its objects are unknown
 */
export async function listObjects(db: Kysely<never>, feature: string, root?: URL): Promise<readonly string[]> {
  if ((await listSequences(root)).has(feature)) {
    throw new Error(`The feature ${feature} is in the code, which needs its tables: delete it there first`);
  }
  const recorded = await readRecorded(db);
  const own = recorded.filter(({ name }) => sequenceOf(name) === feature);
  if (own.length === 0) throw new Error(`The database has nothing of a feature ${feature}`);
  if (own.some(({ objects }) => !objects)) {
    throw new Error(
      `An earlier release has not recorded the tables of ${feature}: put its folder back, start once, and delete it again`,
    );
  }
  // Names that a later feature has taken.
  const others = new Set(recorded.filter((each) => !own.includes(each)).flatMap(({ objects }) => objects ?? []));
  return own.flatMap(({ objects }) => objects ?? []).filter((object) => !others.has(object));
}

/**
 * Drops what a feature that is no longer in the code has left in the database.
 *
 * @throws if something else refers to it; nothing is dropped then
 */
export async function dropFeature(db: Kysely<never>, feature: string, root?: URL) {
  await db.transaction().execute(async (transaction) => {
    await lockMigrations(transaction);
    const objects = await listObjects(transaction, feature, root);
    const namesOf = (kind: string) =>
      objects.flatMap((object) => (object.startsWith(`${kind} `) ? object.slice(kind.length + 1) : []));
    for (const kind of kindsOfObjects) {
      const names = namesOf(kind).map((name) => sql.id(name));
      if (names.length === 0) continue;
      await sql`drop ${sql.raw(kind)} if exists ${sql.join(names)}`.execute(transaction).catch((error: unknown) => {
        const isNeeded = error instanceof DatabaseError && error.code === "2BP01";
        if (!isNeeded) throw error;
        throw new Error(`Something else refers to what ${feature} has left: ${error.detail}`, { cause: error });
      });
    }
    await forgetFeatures(transaction, [feature], namesOf("table"));
  });
}

/** Makes a database one that has never had these features, whose tables are gone. */
export async function forgetFeatures(db: Kysely<never>, features: readonly string[], tables: readonly string[]) {
  await sql`delete from kysely_migration where split_part(name, '/', 1) = any (${features})`.execute(db);
  // A backup of an early release has none of these tables.
  const { rows } = await sql<{ seeds: string | null; counts: string | null }>`
    select to_regclass('seeded_features') as seeds, to_regclass('table_counts') as counts`.execute(db);
  if (rows[0]?.seeds) await sql`delete from seeded_features where name = any (${features})`.execute(db);
  if (rows[0]?.counts) await sql`delete from table_counts where name = any (${tables})`.execute(db);
}
