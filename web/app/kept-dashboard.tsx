import { CatchBoundary, useRouterState } from "@tanstack/react-router";
import { Activity, type ComponentType, useState } from "react";

import type { VisitRange } from "#contract/visits.ts";
import { defaultDays } from "#web/features/dashboard/dashboard-params.ts";
import { ScreenError } from "#web/ui/screen/screen-error.tsx";

/** Returned by the route's loader, so that the dashboard's code loads with the route. */
export type LoadedDashboard = { readonly Dashboard: ComponentType<{ days: VisitRange }> };

/**
 * Keeps the dashboard in the document, hidden and with its effects unmounted, while another screen is shown. People
 * return to it all day, and returning then rebuilds nothing.
 */
export function KeptDashboard() {
  const shown = useRouterState({
    select: ({ matches }) =>
      matches.find(({ routeId, status }) => routeId === "/_shell/dashboard" && status === "success"),
  });
  const [last, setLast] = useState(shown);
  if (shown && shown !== last) setLast(shown);
  const isShown = shown !== undefined;
  const Dashboard = (last?.loaderData as LoadedDashboard | undefined)?.Dashboard;
  if (!last || !Dashboard) return null;
  const { days = defaultDays } = last.search as { days?: VisitRange };
  return (
    <Activity mode={isShown ? "visible" : "hidden"}>
      {/* What has failed is tried again when somebody comes back. */}
      <CatchBoundary getResetKey={() => String(isShown && days)} errorComponent={ScreenError}>
        <Dashboard days={days} />
      </CatchBoundary>
    </Activity>
  );
}
