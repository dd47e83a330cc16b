import * as contract from "#demos/library/contract.ts";
import { libraryRoutes } from "#demos/library/server/routes.ts";
import { seedLibrary } from "#demos/library/server/seed.ts";
import type { ServerFeature } from "#server/lib/feature.ts";

export const feature = {
  contract,
  routes: libraryRoutes,
  seed: { tables: ["libraryItems"], run: seedLibrary },
  ownedRows: { "library_checks.user_id": "personal" },
} satisfies ServerFeature;
