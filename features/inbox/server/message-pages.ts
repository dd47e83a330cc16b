import { type ExpressionBuilder, sql } from "kysely";

import type { FolderKey, messageSorts } from "#features/inbox/folders.ts";
import type { Db } from "#server/db/client.ts";
import { readTogether } from "#server/db/pooling/read-together.ts";
import type { DB } from "#server/db/tables.gen.ts";

type Column = (typeof messageSorts)[number];

export type MessageFilter = { folder?: FolderKey | undefined; label?: string | undefined; q?: string | undefined };

export type MessagePage = MessageFilter & {
  sort?: Column | `-${Column}` | undefined;
  page: number;
  size: number;
};

/** Hits of a search beyond this number are neither counted nor paged to. */
const countedHits = 10_000;

/**
 * Counts messages. Triggers maintain the number of a folder; hits of a search or a label are counted up to
 * `countedHits`, so that neither cost grows with the mailbox.
 */
export async function countMessages(db: Db, personId: string, filter: MessageFilter) {
  if (isSearch(filter)) {
    const hits = idsInOrder(db, personId, { ...filter, sort: "-date" }).limit(countedHits);
    const { count } = await db
      .selectFrom(hits.as("hits"))
      .select(({ fn }) => fn.countAll<string>().as("count"))
      .executeTakeFirstOrThrow();
    return Number(count);
  }
  const query = db
    .selectFrom("mailboxCounts")
    .where("userId", "=", personId)
    .$if(filter.folder !== undefined, (query) => query.where("folder", "=", filter.folder as FolderKey))
    .select(({ fn }) => fn.sum<string | null>("total").as("total"));
  const [row] = await readTogether(db, query);
  return Number(row?.total ?? 0);
}

/** True for a search and for a label, whose queries may be slow. */
export const isSearch = ({ q, label }: MessageFilter) => Boolean(q || label);

/** The ids of one page, in order, as a subquery to join. It is answered by an index alone, however deep the page. */
export const idsOfPage = (db: Db, personId: string, { page, size, ...rest }: MessagePage) =>
  idsInOrder(db, personId, rest)
    .limit(size)
    .offset((page - 1) * size);

function idsInOrder(
  db: Db,
  personId: string,
  { folder, sort = "-date", ...filter }: Omit<MessagePage, "page" | "size">,
) {
  const all = db
    .selectFrom("messages")
    .select("id")
    .where("userId", "=", personId)
    .where((builder) => matches(builder, filter));
  const query = folder === undefined ? all : all.where("folder", "=", folder);
  return orderOf(sort).reduce((ordered, [column, direction]) => ordered.orderBy(column, direction), query);
}

const keyOf = (sort: NonNullable<MessagePage["sort"]>) =>
  sort.endsWith("from") ? "fromKey" : sort.endsWith("subject") ? "subjectKey" : "sentAt";

/** Within the same sender or subject the newest comes first; a minus reverses the whole order. */
export function orderOf(sort: NonNullable<MessagePage["sort"]>) {
  const [up, down] = sort.startsWith("-") ? (["desc", "asc"] as const) : (["asc", "desc"] as const);
  const key = keyOf(sort);
  if (key === "sentAt") {
    return [
      ["sentAt", up],
      ["id", up],
    ] as const;
  }
  return [
    [key, up],
    ["sentAt", down],
    ["id", down],
  ] as const;
}

function matches({ and, val }: ExpressionBuilder<DB, "messages">, { label, q }: Omit<MessageFilter, "folder">) {
  const words = q ? q.split(/\s+/).filter(Boolean) : [];
  return and([
    ...words.map((word) => sql<boolean>`messages.search_text like search_pattern(${word})`),
    ...(label ? [sql<boolean>`messages.labels @> array[${val(label)}]::text[]`] : []),
  ]);
}
