import * as contract from "#demos/plugins/contract.ts";
import { pluginsRoutes } from "#demos/plugins/server/routes.ts";
import type { ServerFeature } from "#server/lib/feature.ts";

export const feature = {
  contract,
  routes: pluginsRoutes,
  ownedRows: { "plugin_choices.user_id": "personal" },
} satisfies ServerFeature;
