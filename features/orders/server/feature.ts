import * as contract from "#features/orders/contract.ts";
import { ordersRoutes } from "#features/orders/server/routes.ts";
import { orderSearch } from "#features/orders/server/search.ts";
import { seedOrders } from "#features/orders/server/seed.ts";
import type { ServerFeature } from "#server/lib/feature.ts";

export const feature = {
  contract,
  routes: ordersRoutes,
  seed: { tables: ["orders"], run: seedOrders },
  search: orderSearch,
  ownedRows: { "orders.status_by": "kept" },
} satisfies ServerFeature;
