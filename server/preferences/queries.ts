import { type Selectable, sql } from "kysely";

import { type Layout } from "#contract/layout.ts";
import type { Preferences } from "#contract/account/preferences.ts";
import type { Db } from "#server/db/client.ts";
import { readTogether } from "#server/db/pooling/read-together.ts";
import type { Preferences as PreferencesTable } from "#server/db/tables.gen.ts";

export async function findPreferences(db: Db, personId: string) {
  const query = db.selectFrom("preferences").selectAll().where("userId", "=", personId);
  const [row] = await readTogether(db, query, ["changedAt"]);
  return row ? toPreferences(row) : null;
}

/**
 * Keeps the newer of the submitted and the stored preferences, in one statement, so that two browsers cannot overwrite
 * each other. A time in the future counts as now; otherwise nothing could change it until then.
 */
export async function keepPreferences(
  db: Db,
  personId: string,
  { layout, language, widgets, tables, sounds, slashKey, firstSteps, pins, changedAt }: Preferences,
) {
  const sentAt = sql<Date>`date_trunc('milliseconds', ${new Date(changedAt)}::timestamptz)`;
  const now = sql<Date>`date_trunc('milliseconds', now())`;
  const row = await db
    .insertInto("preferences")
    .values({
      userId: personId,
      layout: JSON.stringify(layout),
      language: language ?? null,
      widgets: widgets ? JSON.stringify(widgets) : null,
      tables: tables ? JSON.stringify(tables) : null,
      sounds: sounds ?? null,
      slashKey: slashKey ?? null,
      firstSteps: firstSteps ?? null,
      pins: pins ?? null,
      changedAt: sql<Date>`case when ${sentAt} > now() + interval '5 minutes' then ${now} else ${sentAt} end`,
    })
    .onConflict((conflict) =>
      conflict.column("userId").doUpdateSet({
        layout: newer("layout"),
        language: newer("language"),
        widgets: newer("widgets"),
        tables: newer("tables"),
        sounds: newer("sounds"),
        slashKey: newer("slash_key"),
        firstSteps: newer("first_steps"),
        pins: newer("pins"),
        changedAt: newer("changed_at"),
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  return toPreferences(row);
}

const newer = <T>(column: string) =>
  sql<T>`case when excluded.changed_at >= preferences.changed_at then ${sql.ref(`excluded.${column}`)}
    else ${sql.ref(`preferences.${column}`)} end`;

export const clearPreferences = (db: Db, personId: string) =>
  db.deleteFrom("preferences").where("userId", "=", personId).execute();

const toPreferences = ({
  layout,
  language,
  widgets,
  tables,
  sounds,
  slashKey,
  firstSteps,
  pins,
  changedAt,
}: Selectable<PreferencesTable>): Preferences => ({
  layout: layout as Layout,
  ...(language !== null && { language }),
  ...(widgets !== null && { widgets: widgets as Preferences["widgets"] }),
  ...(tables !== null && { tables: tables as Preferences["tables"] }),
  ...(sounds !== null && { sounds }),
  ...(slashKey !== null && { slashKey }),
  ...(firstSteps !== null && { firstSteps }),
  ...(pins !== null && { pins }),
  changedAt: changedAt.toISOString(),
});
