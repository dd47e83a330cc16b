import { type SqlBool, sql } from "kysely";

import type { Hit } from "#contract/search.ts";
import type { Db } from "#server/db/client.ts";
import { excerptOf } from "#server/db/excerpt.ts";
import { cutExcerpt } from "#server/lib/text/cut-excerpt.ts";
import { type FoundRow, hitTextLength, type RowSearch } from "#server/lib/search.ts";

/** In characters: the beginning of a text with markup, which leaves enough to fill a hit. */
const markupLength = 600;

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

/** A page of the hits of one kind, newest first; without dates, by title. */
export async function findRowHits(
  db: Db,
  search: RowSearch,
  personId: string,
  { q, page, size }: { q: string; page: number; size: number },
): Promise<Hit[]> {
  const { kind, table, title, text, toPlainText, date = sql<null>`null::timestamptz`, href, place } = search;
  const beginning = toPlainText ? sql<string>`left(${text}, ${sql.lit(markupLength)})` : excerptOf(text, hitTextLength);
  const { rows } = await sql<FoundRow>`
    select ${title} as title, ${beginning} as text, ${date} as date,
      coalesce(to_char(${date} at time zone 'UTC', 'YYYY-MM-DD'), '') as day, ${place?.(personId) ?? sql`''`} as place
    from ${sql.table(table)} where ${conditionOf(search, personId, q)}
    order by ${search.date ? sql`${date} desc` : title}, id limit ${size} offset ${(page - 1) * size}`.execute(db);
  return rows.map((row) => ({
    kind,
    title: row.title,
    text: toPlainText ? cutExcerpt(toPlainText(row), hitTextLength) : row.text,
    href: href(row),
    ...(row.date && { date: row.date.toISOString() }),
  }));
}
