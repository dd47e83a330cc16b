import { type SqlBool, sql } from "kysely";

import type { Hit } from "#contract/search.ts";
import type { Db } from "#server/db/client.ts";
import { countMessages, idsOfPage } from "#features/inbox/server/message-pages.ts";
import { excerptOf } from "#server/db/excerpt.ts";
import type { FoundRow, RowSearch } from "#server/lib/row-search.ts";

/** The length of the text below a hit's title, in characters. */
const excerptLength = 120;

export const countMessageHits = (db: Db, personId: string, q: string) => countMessages(db, personId, { q });

/** The person's messages that contain every word of `q`, newest first. */
export const findMessageHits = (db: Db, personId: string, query: { q: string; page: number; size: number }) =>
  db
    .selectFrom(idsOfPage(db, personId, query).as("page"))
    .innerJoin("messages", "messages.id", "page.id")
    .select([
      "messages.id",
      "messages.folder",
      "messages.subject",
      "messages.fromName",
      "messages.sentAt",
      excerptOf(sql`messages.body_text`, excerptLength).as("preview"),
    ])
    .orderBy("messages.sentAt", "desc")
    .orderBy("messages.id", "desc")
    .execute();

/** The condition for rows that hold every word of `q` and that the user may see. */
function conditionOf({ isOwned, only, visibleTo }: RowSearch, personId: string, q: string) {
  const words = q.split(/\s+/).filter(Boolean);
  return sql<SqlBool>`${sql.join(
    [
      ...(isOwned ? [sql<SqlBool>`user_id = ${personId}`] : []),
      ...(only ? [only] : []),
      ...(visibleTo ? [visibleTo(personId)] : []),
      ...words.map((word) => sql<SqlBool>`search_text like search_pattern(${word})`),
    ],
    sql` and `,
  )}`;
}

/** The number of hits of each kind, in one statement: the header's search runs it with every letter that is typed. */
export async function countRowHits(db: Db, searches: readonly RowSearch[], personId: string, q: string) {
  if (searches.length === 0) return {};
  const counts = searches.map(
    (each) =>
      sql`(select count(*)::int from ${sql.table(each.table)} where ${conditionOf(each, personId, q)})
        as ${sql.ref(each.kind)}`,
  );
  const { rows } = await sql<Record<string, number>>`select ${sql.join(counts)}`.execute(db);
  return rows[0];
}

/** A page of the hits of one kind, newest first. */
export async function findRowHits(
  db: Db,
  search: RowSearch,
  personId: string,
  { q, page, size }: { q: string; page: number; size: number },
): Promise<Hit[]> {
  const { kind, table, title, text, date, href, place } = search;
  const { rows } = await sql<FoundRow>`
    select ${title} as title, ${excerptOf(text, excerptLength)} as text, ${date} as date,
      to_char(${date} at time zone 'UTC', 'YYYY-MM-DD') as day, ${place?.(personId) ?? sql`''`} as place
    from ${sql.table(table)} where ${conditionOf(search, personId, q)}
    order by ${date} desc, id limit ${size} offset ${(page - 1) * size}`.execute(db);
  return rows.map((row) => ({
    kind,
    title: row.title,
    text: row.text,
    href: href(row),
    date: row.date.toISOString(),
  }));
}
