import { sql } from "kysely";

import type { RowSearch } from "#server/lib/search.ts";

export const projectSearch: RowSearch = {
  kind: "projects",
  table: "projects",
  isOwned: false,
  title: sql`title`,
  text: sql`comment`,
  date: sql`starts::timestamp at time zone 'UTC'`,
  href: ({ title }) => `/projects?name=${encodeURIComponent(title)}`,
};
