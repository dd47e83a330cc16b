import { sql } from "kysely";

import type { RowSearch } from "#server/lib/search.ts";

export const blogSearch: RowSearch = {
  kind: "articles",
  table: "blog_posts",
  isOwned: false,
  only: sql`is_published and deleted_at is null`,
  title: sql`title`,
  text: sql`coalesce(nullif(summary, ''), body_text)`,
  date: sql`published_at`,
  href: ({ title }) => `/blog?q=${encodeURIComponent(title)}`,
};
