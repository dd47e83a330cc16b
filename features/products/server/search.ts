import { sql } from "kysely";

import type { RowSearch } from "#server/lib/search.ts";

export const productSearch: RowSearch = {
  kind: "products",
  table: "products",
  isOwned: false,
  title: sql`name`,
  text: sql`category || ', ' || summary`,
  place: () => sql`slug`,
  href: ({ place }) => `/e-commerce/products-detail?id=${place}`,
};
