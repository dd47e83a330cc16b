import * as contract from "#features/plans/contract.ts";
import { plansRoutes } from "#features/plans/server/routes.ts";
import type { ServerFeature } from "#server/lib/feature.ts";

export const feature = {
  contract,
  routes: plansRoutes,
  ownedRows: { "plan_choices.user_id": "personal" },
} satisfies ServerFeature;
