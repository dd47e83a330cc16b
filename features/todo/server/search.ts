import { sql } from "kysely";

import { firstInstalled } from "#contract/screens/screens.ts";
import type { RowSearch } from "#server/lib/search.ts";

export const todoSearch: RowSearch = {
  kind: "todos",
  table: "todos",
  isOwned: true,
  only: sql`deleted_at is null`,
  title: sql`title`,
  text: sql`description`,
  date: sql`created_at`,
  href: () => firstInstalled("/widgets", "/dashboard"),
};
