import { sql } from "kysely";

import { orderColumns, type OrderColumn, type OrderRow } from "#features/orders/contract.ts";
import type { TableSource } from "#server/lib/tables/table-query.ts";

/** A row in the contract's shape. Cents up to a thousand million are exact in a double. */
export const orderSelection = sql`
  order_id, customer_id, customer, to_char(purchase, 'YYYY-MM-DD') as purchase,
  to_char(delivery, 'YYYY-MM-DD') as delivery, base_price::float8 as base_price, postal_zip, status, version`;

export const orderSource: TableSource<OrderColumn, OrderRow> = {
  table: "orders",
  columns: orderColumns,
  keys: {
    orderId: "order_key",
    customerId: "customer_key",
    basePrice: "base_price",
    postalZip: "zip_key",
  },
  searchText: "search_text",
  key: "order_id",
  sort: [{ column: "purchase", isDescending: true }],
  select: orderSelection,
  toRow: (row: OrderRow) => row,
};
