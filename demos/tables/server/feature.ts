import * as contract from "#demos/tables/contract.ts";
import { tablesRoutes } from "#demos/tables/server/routes.ts";
import { seedTables } from "#demos/tables/server/seed.ts";
import type { ServerFeature } from "#server/lib/feature.ts";

export const feature = {
  contract,
  routes: tablesRoutes,
  seed: { tables: ["dataRows", "gridRows"], run: seedTables },
} satisfies ServerFeature;
