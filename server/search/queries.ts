import { type RawBuilder, type SqlBool, sql } from "kysely";

import type { Hit, SearchKind } from "#contract/search.ts";
import type { Db } from "#server/db/client.ts";
import { countMessages, idsOfPage } from "#server/db/message-pages.ts";

export const countMessageHits = (db: Db, personId: string, q: string) => countMessages(db, personId, { q });

/** The person's messages that contain every word of `q`, newest first. */
export const findMessageHits = (db: Db, personId: string, query: { q: string; page: number; size: number }) =>
  db
    .selectFrom(idsOfPage(db, personId, query).as("page"))
    .innerJoin("messages", "messages.id", "page.id")
    .select(({ fn, lit }) => [
      "messages.id",
      "messages.folder",
      "messages.subject",
      "messages.fromName",
      "messages.sentAt",
      fn<string>("left", ["messages.bodyText", lit(120)]).as("preview"),
    ])
    .orderBy("messages.sentAt", "desc")
    .orderBy("messages.id", "desc")
    .execute();

/** The kinds that are rows of one table with a `search_text`. */
export type RowKind = Exclude<SearchKind, "screens" | "messages">;
export const rowKinds = ["todos", "events", "orders", "projects"] as const satisfies readonly RowKind[];

type Selected = { readonly title: string; readonly text: string; readonly day: string; readonly date: Date };

type Source = {
  /** Whether a row belongs to one person, and only that person can find it. */
  readonly isOwned: boolean;
  readonly only?: RawBuilder<SqlBool>;
  /** The displayed values of a hit. A time also matches as its day in UTC. */
  readonly title: RawBuilder<string>;
  readonly text: RawBuilder<string>;
  readonly date: RawBuilder<Date>;
  readonly href: (selected: Selected) => string;
};

const sources: Readonly<Record<RowKind, Source>> = {
  todos: {
    isOwned: true,
    only: sql`deleted_at is null`,
    title: sql`title`,
    text: sql`description`,
    date: sql`created_at`,
    href: () => "/widgets",
  },
  events: {
    isOwned: true,
    only: sql`deleted_at is null`,
    title: sql`title`,
    text: sql`description`,
    date: sql`starts_at`,
    href: ({ day }) => `/calendar?date=${day}`,
  },
  orders: {
    isOwned: false,
    title: sql`order_id`,
    text: sql`customer || ', ' || city`,
    date: sql`purchase::timestamp at time zone 'UTC'`,
    href: ({ title }) => `/e-commerce/orders?orderId=${encodeURIComponent(title)}`,
  },
  projects: {
    isOwned: false,
    title: sql`title`,
    text: sql`comment`,
    date: sql`starts::timestamp at time zone 'UTC'`,
    href: ({ title }) => `/projects?name=${encodeURIComponent(title)}`,
  },
};

/** The condition for rows that contain every word of `q` and that the person may see. */
function conditionOf(kind: RowKind, personId: string, q: string) {
  const { isOwned, only } = sources[kind];
  const words = q.split(/\s+/).filter(Boolean);
  return sql<SqlBool>`${sql.join(
    [
      ...(isOwned ? [sql<SqlBool>`user_id = ${personId}`] : []),
      ...(only ? [only] : []),
      ...words.map((word) => sql<SqlBool>`search_text like search_pattern(${word})`),
    ],
    sql` and `,
  )}`;
}

/** Counts the hits of all kinds in one query, since the header's search runs it on every keystroke. */
export async function countRowHits(db: Db, personId: string, q: string) {
  const counts = rowKinds.map(
    (kind) =>
      sql`(select count(*)::int from ${sql.table(kind)} where ${conditionOf(kind, personId, q)}) as ${sql.ref(kind)}`,
  );
  const { rows } = await sql<Record<RowKind, number>>`select ${sql.join(counts)}`.execute(db);
  return rows[0];
}

/** The hits of one kind, newest first. */
export async function findRowHits(
  db: Db,
  kind: RowKind,
  personId: string,
  { q, page, size }: { q: string; page: number; size: number },
): Promise<Hit[]> {
  const { title, text, date, href } = sources[kind];
  const { rows } = await sql<Selected>`
    select ${title} as title, left(${text}, 120) as text, ${date} as date,
      to_char(${date} at time zone 'UTC', 'YYYY-MM-DD') as day
    from ${sql.table(kind)} where ${conditionOf(kind, personId, q)}
    order by ${date} desc, id limit ${size} offset ${(page - 1) * size}`.execute(db);
  return rows.map((row) => ({
    kind,
    title: row.title,
    text: row.text,
    href: href(row),
    date: row.date.toISOString(),
  }));
}
