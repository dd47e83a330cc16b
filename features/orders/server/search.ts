import { sql } from "kysely";

import type { RowSearch } from "#server/lib/search.ts";

export const orderSearch: RowSearch = {
  kind: "orders",
  table: "orders",
  isOwned: false,
  title: sql`order_id`,
  text: sql`customer || ', ' || city`,
  date: sql`purchase::timestamp at time zone 'UTC'`,
  href: ({ title }) => `/e-commerce/orders?orderId=${encodeURIComponent(title)}`,
};
