import { createFileRoute } from "@tanstack/react-router";

import { CalendarPart, ChatPart, TodoPart } from "#web/app/parts.tsx";
import { defaultDays, readParams } from "#web/features/dashboard/dashboard-params.ts";
import { DashboardScreen } from "#web/features/dashboard/dashboard-screen.tsx";

export const Route = createFileRoute("/_shell/dashboard")({
  validateSearch: readParams,
  loaderDeps: ({ search }) => search,
  // Not waited for: each part shows by itself that it is loading, or could not. The queries come with the screen.
  loader: ({ context, deps }) =>
    void import("#web/features/dashboard/queries.ts").then(({ prefetchDashboard }) =>
      prefetchDashboard(context.queryClient, deps.days ?? defaultDays),
    ),
  component: function Dashboard() {
    const navigate = Route.useNavigate();
    return (
      <DashboardScreen
        days={Route.useSearch().days ?? defaultDays}
        onDaysChange={(days) => void navigate({ search: { days }, replace: true })}
        parts={{ calendar: <CalendarPart />, chat: <ChatPart />, todo: <TodoPart /> }}
      />
    );
  },
});
