import { sql } from "kysely";
import { jsonBuildObject } from "kysely/helpers/postgres";

import {
  type Details,
  type Profile,
  type TimelineCounts,
  type TimelineItem,
  timelinePage,
} from "#contract/account/profile.ts";
import { type TimelineFilter, timelineFilters } from "#contract/timeline-filters.ts";
import { timelineGroups } from "#contract/timeline-groups.ts";
import type { Db } from "#server/db/client.ts";
import { excerptOf } from "#server/db/excerpt.ts";
import { announce, everybody } from "#server/lib/live/announce.ts";
import { changedFields, changeVersions } from "#server/lib/rows/row-versions.ts";
import type { UserTimeline } from "#server/lib/rows/user-timeline.ts";

type Figures = NonNullable<UserTimeline["figures"]>;
type Sources = readonly NonNullable<UserTimeline["activities"]>[];

/** Maximum length of a text in the timeline, in characters. */
const excerptLength = 140;

/** @param figures expressions over a row of `users`, by name */
export async function findProfile(
  db: Db,
  personId: string,
  figures: Figures,
): Promise<Omit<Profile, "isShared"> | undefined> {
  const row = await db
    .selectFrom("users")
    .where("id", "=", personId)
    .select([
      "username",
      "picture",
      "name",
      "email",
      "firstName",
      "lastName",
      "job",
      "company",
      "phone",
      "location",
      "about",
      "createdAt",
      "detailsVersion as version",
      jsonBuildObject(figures).as("figures"),
    ])
    .executeTakeFirst();
  if (!row) return undefined;
  const { createdAt, ...profile } = row;
  return { ...profile, memberSince: createdAt.toISOString() };
}

type Change = { [Key in keyof Details]?: Details[Key] | undefined };

/**
 * The display name follows from the names. Others see it, so the change is announced to everybody.
 *
 * @param seen the version the change is based on
 * @returns "conflict" if the same fields have changed since that version
 */
export const updateProfile = (db: Db, personId: string, figures: Figures, seen: number, change: Change) =>
  db.transaction().execute(async (transaction) => {
    const row = await transaction
      .selectFrom("users")
      .selectAll()
      .where("id", "=", personId)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return undefined;
    const versions = changeVersions(
      { version: row.detailsVersion, fieldVersions: row.detailsFieldVersions },
      seen,
      changedFields(row, change),
    );
    if (versions === "conflict") return versions;
    await transaction
      .updateTable("users")
      .set({
        ...change,
        detailsVersion: versions.version,
        detailsFieldVersions: JSON.stringify(versions.fieldVersions),
        updatedAt: sql<Date>`now()`,
      })
      .where("id", "=", personId)
      .execute();
    if (change.firstName !== undefined || change.lastName !== undefined) {
      await transaction
        .updateTable("users")
        .set({ name: sql<string>`trim(first_name || ' ' || last_name)` })
        .where("id", "=", personId)
        .execute();
    }
    await announce(transaction, "profile", everybody);
    return findProfile(transaction, personId, figures);
  });

/** A user's activities, read from the tables they happened in: no event is stored twice. */
const doneBy = (personId: string, sources: Sources) => sql`
  select id::text, 'joined' as kind, name as text, created_at as date, '/profile' as href
    from users where id = ${personId}
  ${sql.join(
    sources.map((activities) => sql`union all (${activities(personId)})`),
    sql` `,
  )}`;

/** The kinds of items that a filter of the timeline keeps. */
const kindsOf = (filter?: TimelineFilter): readonly string[] | undefined =>
  timelineGroups.find(({ name }) => name === filter)?.kinds.map(({ kind }) => kind);

type TimelinePage = {
  before?: string | undefined;
  last?: string | undefined;
  only?: TimelineFilter | undefined;
};

/**
 * A page of a person's activities, newest first.
 *
 * @param before is truncated to milliseconds; with `last`, the time is that item's own, to the microsecond
 */
export async function listTimeline(
  db: Db,
  personId: string,
  sources: Sources,
  { before = "infinity", last, only }: TimelinePage,
): Promise<TimelineItem[]> {
  const kinds = kindsOf(only);
  const { rows } = await sql<Omit<TimelineItem, "date"> & { readonly date: Date }>`
    with done as (${doneBy(personId, sources)}), until as (
      select coalesce((select date from done where id = ${last ?? null}), ${before}::timestamptz) as moment
    )
    select id, kind, ${excerptOf(sql`text`, excerptLength)} as text, date, href from done, until
    where (date < moment or (date = moment and id > ${last ?? null}))
      and (${kinds ?? null}::text[] is null or kind = any(${kinds ?? null}::text[]))
    order by date desc, id
    limit ${timelinePage}`.execute(db);
  return rows.map(({ date, ...item }) => ({ ...item, date: date.toISOString() }));
}

export async function countTimeline(db: Db, personId: string, sources: Sources): Promise<TimelineCounts> {
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, count(*)::int as count from (${doneBy(personId, sources)}) done group by kind`.execute(db);
  const sum = (kinds: readonly string[] = rows.map(({ kind }) => kind)) =>
    rows.reduce((total, { kind, count }) => total + (kinds.includes(kind) ? count : 0), 0);
  return Object.fromEntries(timelineFilters.map((filter) => [filter, sum(kindsOf(filter))]));
}
