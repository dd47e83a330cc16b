import * as contract from "#demos/inline-edit/contract.ts";
import { inlineEditRoutes } from "#demos/inline-edit/server/routes.ts";
import type { ServerFeature } from "#server/lib/feature.ts";

export const feature = {
  contract,
  routes: inlineEditRoutes,
  ownedRows: { "inline_edits.user_id": "personal" },
} satisfies ServerFeature;
