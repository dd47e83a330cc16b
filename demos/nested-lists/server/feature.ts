import * as contract from "#demos/nested-lists/contract.ts";
import { nestedListsRoutes } from "#demos/nested-lists/server/routes.ts";
import type { ServerFeature } from "#server/lib/feature.ts";

export const feature = {
  contract,
  routes: nestedListsRoutes,
  ownedRows: { "nested_lists.user_id": "personal" },
} satisfies ServerFeature;
