import { createFileRoute } from "@tanstack/react-router";

import { DashboardPlace } from "#web/app/dashboard-host.tsx";
import { latestActivitiesQuery, visitsQuery } from "#web/features/dashboard/queries.ts";
import { defaultDays, readParams } from "#web/features/dashboard/dashboard-params.ts";
import { prefetchForScreen } from "#web/lib/query-client.ts";

export const Route = createFileRoute("/_shell/dashboard")({
  validateSearch: readParams,
  loaderDeps: ({ search }) => search,
  loader: async (loading) => {
    await Promise.all([
      prefetchForScreen(loading, visitsQuery(loading.deps.days ?? defaultDays)),
      prefetchForScreen(loading, latestActivitiesQuery),
    ]);
  },
  component: DashboardPlace,
});
