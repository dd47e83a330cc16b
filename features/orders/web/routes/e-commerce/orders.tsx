import { createFileRoute } from "@tanstack/react-router";

import { OrdersScreen } from "#features/orders/web/orders-screen.tsx";
import { readTableSearch } from "#web/lib/table-search.ts";

export const Route = createFileRoute("/_shell/e-commerce/orders")({
  validateSearch: readTableSearch,
  component: OrdersScreen,
});
