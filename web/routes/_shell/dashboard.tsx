import { createFileRoute } from "@tanstack/react-router";

import { DashboardPlace } from "#web/app/dashboard-host.tsx";
import { prefetchDashboard } from "#web/features/dashboard/queries.ts";
import { defaultDays, readParams } from "#web/features/dashboard/dashboard-params.ts";

export const Route = createFileRoute("/_shell/dashboard")({
  validateSearch: readParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ cause, context, deps }) => {
    const isComing = prefetchDashboard(context.queryClient, deps.days ?? defaultDays);
    // Where the dashboard is shown already, another period is chosen at once.
    if (cause !== "stay") await isComing;
  },
  component: DashboardPlace,
});
