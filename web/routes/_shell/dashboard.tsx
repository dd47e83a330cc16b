import { createFileRoute } from "@tanstack/react-router";

import { DashboardPlace } from "#web/app/dashboard-host.tsx";
import { defaultDays, readParams } from "#web/features/dashboard/dashboard-params.ts";

export const Route = createFileRoute("/_shell/dashboard")({
  validateSearch: readParams,
  loaderDeps: ({ search }) => search,
  // Not waited for: each part shows by itself that it is loading, or could not. The queries come with the screen.
  loader: ({ context, deps }) =>
    void import("#web/features/dashboard/queries.ts").then(({ prefetchDashboard }) =>
      prefetchDashboard(context.queryClient, deps.days ?? defaultDays),
    ),
  component: DashboardPlace,
});
