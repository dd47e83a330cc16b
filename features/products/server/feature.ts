import * as contract from "#features/products/contract.ts";
import { productsRoutes } from "#features/products/server/routes.ts";
import { productSearch } from "#features/products/server/search.ts";
import { seedProducts } from "#features/products/server/seed.ts";
import type { ServerFeature } from "#server/lib/feature.ts";

export const feature = {
  contract,
  routes: productsRoutes,
  seed: { tables: ["products"], run: seedProducts },
  search: productSearch,
} satisfies ServerFeature;
