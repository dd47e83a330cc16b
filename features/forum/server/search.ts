import { sql } from "kysely";

import type { RowSearch } from "#server/lib/search.ts";

export const topicSearch: RowSearch = {
  kind: "topics",
  table: "forum_topics",
  isOwned: false,
  only: sql`deleted_at is null`,
  title: sql`title`,
  text: sql`(select plain_text from forum_posts where topic_id = forum_topics.id and number = 1)`,
  date: sql`latest_at`,
  href: ({ title }) => `/forum-topic?q=${encodeURIComponent(title)}`,
};
