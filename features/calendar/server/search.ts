import { sql } from "kysely";

import type { RowSearch } from "#server/lib/search.ts";

export const eventSearch: RowSearch = {
  kind: "events",
  table: "events",
  isOwned: true,
  only: sql`deleted_at is null`,
  title: sql`title`,
  text: sql`description`,
  date: sql`starts_at`,
  href: ({ day }) => `/calendar?date=${day}`,
};
