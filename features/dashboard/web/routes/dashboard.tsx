import { createFileRoute } from "@tanstack/react-router";

import { DashboardHost } from "#features/dashboard/web/dashboard-host.tsx";
import type { LoadedDashboard } from "#features/dashboard/web/kept-dashboard.tsx";
import { latestActivitiesQuery, visitsQuery } from "#features/dashboard/web/queries.ts";
import { defaultDays, readParams } from "#features/dashboard/web/dashboard-params.ts";
import { prefetchForScreen } from "#web/lib/api/query-client.ts";

export const Route = createFileRoute("/_shell/dashboard")({
  validateSearch: readParams,
  loaderDeps: ({ search }) => search,
  loader: async (loading): Promise<LoadedDashboard> => {
    await Promise.all([
      prefetchForScreen(loading, visitsQuery(loading.deps.days ?? defaultDays)),
      prefetchForScreen(loading, latestActivitiesQuery),
    ]);
    return { Dashboard: DashboardHost };
  },
  // The dashboard is drawn beside the outlet, where it stays.
  component: () => null,
});
