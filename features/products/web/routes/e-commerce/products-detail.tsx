import { createFileRoute } from "@tanstack/react-router";

import { ProductScreen } from "#features/products/web/product-screen.tsx";
import { readTableSearch } from "#web/lib/table-search.ts";

export const Route = createFileRoute("/_shell/e-commerce/products-detail")({
  validateSearch: readTableSearch,
  component: ProductScreen,
});
