import { sql } from "kysely";

import { countMessages, idsOfPage } from "#features/inbox/server/message-pages.ts";
import { excerptOf } from "#server/db/excerpt.ts";
import { hitTextLength, type OwnSearch } from "#server/lib/search.ts";

/** The person's messages that contain every word, from the pages of the inbox's own lists. */
export const messageSearch: OwnSearch = {
  kind: "messages",
  count: (db, personId, q) => countMessages(db, personId, { q }),
  async find(db, personId, query) {
    const rows = await db
      .selectFrom(idsOfPage(db, personId, query).as("page"))
      .innerJoin("messages", "messages.id", "page.id")
      .select([
        "messages.id",
        "messages.folder",
        "messages.subject",
        "messages.fromName",
        "messages.sentAt",
        excerptOf(sql`messages.body_text`, hitTextLength).as("preview"),
      ])
      .orderBy("messages.sentAt", "desc")
      .orderBy("messages.id", "desc")
      .execute();
    return rows.map(({ id, folder, subject, fromName, preview, sentAt }) => ({
      kind: "messages",
      title: subject,
      text: [fromName, preview].filter(Boolean).join(": "),
      href: `/inbox/${folder}/detail/${id}`,
      date: sentAt.toISOString(),
    }));
  },
};
