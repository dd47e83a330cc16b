import { sql } from "kysely";

import { untitled } from "#features/documents/contract.ts";
import { markdownToText } from "#server/lib/text/markdown-to-text.ts";
import { htmlToText } from "#server/lib/text/sanitize.ts";
import type { RowSearch } from "#server/lib/search.ts";

export const documentSearch: RowSearch = {
  kind: "documents",
  table: "documents",
  isOwned: true,
  only: sql`deleted_at is null`,
  title: sql`coalesce(nullif(title, ''), ${untitled})`,
  text: sql`document_text(kind, body)`,
  toPlainText: ({ text, place }) => {
    if (place.startsWith("code=")) return text;
    // `document_text` has removed the tags of HTML, not its character references.
    return place.startsWith("markdown=") ? markdownToText(text) : htmlToText(text);
  },
  date: sql`updated_at`,
  place: () => sql`kind || '=' || id`,
  // The editors open one document of each kind; pages have a screen of their own.
  href: ({ place }) =>
    place.startsWith("page=") ? `/ckeditor?document=${place.slice("page=".length)}` : `/form/editors?${place}`,
};
