import * as contract from "#features/projects/contract.ts";
import { projectsRoutes } from "#features/projects/server/routes.ts";
import { projectSearch } from "#features/projects/server/search.ts";
import { seedProjects } from "#features/projects/server/seed.ts";
import type { ServerFeature } from "#server/lib/feature.ts";

export const feature = {
  contract,
  routes: projectsRoutes,
  seed: { tables: ["projects"], run: seedProjects },
  search: projectSearch,
  ownedRows: { "recent_projects.user_id": "personal" },
} satisfies ServerFeature;
