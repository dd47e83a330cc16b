import * as contract from "#features/visits/contract.ts";
import { visitsRoutes } from "#features/visits/server/routes.ts";
import { seedVisits } from "#features/visits/server/seed.ts";
import type { ServerFeature } from "#server/lib/feature.ts";

export const feature = {
  contract,
  routes: visitsRoutes,
  seed: { tables: ["regionVisits", "siteDays", "siteGoals"], run: seedVisits },
} satisfies ServerFeature;
