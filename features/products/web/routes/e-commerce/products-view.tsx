import { createFileRoute } from "@tanstack/react-router";

import { ProductsScreen } from "#features/products/web/products-screen.tsx";
import { readTableSearch } from "#web/lib/table-search.ts";

export const Route = createFileRoute("/_shell/e-commerce/products-view")({
  validateSearch: readTableSearch,
  component: ProductsScreen,
});
