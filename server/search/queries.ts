import type { Db } from "#server/db/client.ts";
import { countMessages, idsOfPage } from "#server/db/message-pages.ts";

export const countMessageHits = (db: Db, personId: string, q: string) => countMessages(db, personId, { q });

/** The person's messages that hold every word of `q`, the newest first. */
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
