import { createFileRoute } from "@tanstack/react-router";

import { DashboardParams, defaultDays } from "#web/features/dashboard/dashboard-params.ts";
import { DashboardScreen } from "#web/features/dashboard/dashboard-screen.tsx";
import { latestActivitiesQuery, visitsQuery } from "#web/features/dashboard/queries.ts";

export const Route = createFileRoute("/_shell/dashboard")({
  validateSearch: DashboardParams,
  loaderDeps: ({ search }) => search,
  // Not waited for: each part shows by itself that it is loading, or could not.
  loader: ({ context, deps }) => {
    void context.queryClient.prefetchQuery(visitsQuery(deps.days ?? defaultDays));
    void context.queryClient.prefetchQuery(latestActivitiesQuery);
  },
  component: function Dashboard() {
    const navigate = Route.useNavigate();
    return (
      <DashboardScreen
        days={Route.useSearch().days ?? defaultDays}
        onDaysChange={(days) =>
          void navigate({ search: { days: days === defaultDays ? undefined : days }, replace: true })
        }
      />
    );
  },
});
