import { sql } from "kysely";

import { type Details, type Profile, type TimelineCounts, type TimelineItem, timelinePage } from "#contract/profile.ts";
import type { TimelineFilter } from "#contract/timeline-filters.ts";
import type { Db } from "#server/db/client.ts";
import { excerptOf } from "#server/db/excerpt.ts";
import { announce, everybody } from "#server/lib/announce.ts";
import { changedFields, changeVersions } from "#server/lib/row-versions.ts";

/** Maximum length of a text in the timeline, in characters. */
const excerptLength = 140;

export async function findProfile(db: Db, personId: string): Promise<Omit<Profile, "isShared"> | undefined> {
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
      sql<number>`(select count(*)::int from posts where posts.user_id = users.id)`.as("posts"),
      sql<number>`(select count(*)::int from post_likes join posts on posts.id = post_likes.post_id
                   where posts.user_id = users.id)`.as("likes"),
      sql<number>`(select count(*)::int from todos where todos.user_id = users.id and completed_at is not null
                   and deleted_at is null)`.as("completedTodos"),
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
export const updateProfile = (db: Db, personId: string, seen: number, change: Change) =>
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
    return findProfile(transaction, personId);
  });

/** The kinds of items that each filter of the timeline keeps. */
const filteredKinds: Readonly<Record<TimelineFilter, readonly TimelineItem["kind"][]>> = {
  posts: ["post"],
  comments: ["comment"],
  todos: ["todo-added", "todo-completed"],
  messages: ["message-sent"],
};

/** A person's activities, read from the tables they happened in: no event is stored twice. */
const doneBy = (personId: string) => sql`
  select id::text, 'post' as kind, body as text, created_at as date, '/dashboard-social' as href
    from posts where user_id = ${personId}
  union all
  select id::text, 'comment', body, created_at, '/dashboard-social' from post_comments where user_id = ${personId}
  union all
  select id || ':added', 'todo-added', title, created_at, '/dashboard'
    from todos where user_id = ${personId} and deleted_at is null
  union all
  select id || ':completed', 'todo-completed', title, completed_at, '/dashboard'
    from todos where user_id = ${personId} and deleted_at is null and completed_at is not null
  union all
  select id::text, 'message-sent', subject, sent_at, '/inbox/sent/detail/' || id
    from messages where user_id = ${personId} and folder = 'sent'
  union all
  select id::text, 'joined', name, created_at, '/profile' from users where id = ${personId}`;

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
  { before = "infinity", last, only }: TimelinePage,
): Promise<TimelineItem[]> {
  const kinds = only && filteredKinds[only];
  const { rows } = await sql<{ id: string; kind: TimelineItem["kind"]; text: string; date: Date; href: string }>`
    with done as (${doneBy(personId)}), until as (
      select coalesce((select date from done where id = ${last ?? null}), ${before}::timestamptz) as moment
    )
    select id, kind, ${excerptOf(sql`text`, excerptLength)} as text, date, href from done, until
    where (date < moment or (date = moment and id > ${last ?? null}))
      and (${kinds ?? null}::text[] is null or kind = any(${kinds ?? null}::text[]))
    order by date desc, id
    limit ${timelinePage}`.execute(db);
  return rows.map(({ date, ...item }) => ({ ...item, date: date.toISOString() }));
}

export async function countTimeline(db: Db, personId: string): Promise<TimelineCounts> {
  const { rows } = await sql<{ kind: TimelineItem["kind"]; count: number }>`
    select kind, count(*)::int as count from (${doneBy(personId)}) done group by kind`.execute(db);
  const sum = (kinds?: readonly TimelineItem["kind"][]) =>
    rows.reduce((total, { kind, count }) => total + (!kinds || kinds.includes(kind) ? count : 0), 0);
  const { posts, comments, todos, messages } = filteredKinds;
  return { all: sum(), posts: sum(posts), comments: sum(comments), todos: sum(todos), messages: sum(messages) };
}
