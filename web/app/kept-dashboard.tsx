import { CatchBoundary, useRouterState } from "@tanstack/react-router";
import { Activity, type ComponentType, useState } from "react";

import type { VisitRange } from "#contract/visits.ts";
import { defaultDays } from "#web/features/dashboard/dashboard-params.ts";
import { ScreenError } from "#web/ui/screen-error.tsx";

type DashboardProps = { days: VisitRange };

let Dashboard: ComponentType<DashboardProps> | undefined;

/** Tells what the dashboard is, once its code is here: it comes with its route. */
export function keepDashboard(component: ComponentType<DashboardProps>) {
  Dashboard = component;
}

/**
 * The dashboard stays in the document, hidden and with its effects undone, while another screen is shown: people come
 * back to it all day, and coming back then builds nothing anew.
 */
export function KeptDashboard() {
  const shown = useRouterState({
    select: ({ matches }) => {
      const match = matches.find(({ routeId, status }) => routeId === "/_shell/dashboard" && status === "success");
      return match && ((match.search as { days?: VisitRange }).days ?? defaultDays);
    },
  });
  const [days, setDays] = useState(shown);
  if (shown !== undefined && shown !== days) setDays(shown);
  if (!Dashboard || days === undefined) return null;
  return (
    <Activity mode={shown === undefined ? "hidden" : "visible"}>
      {/* What has failed is tried again when somebody comes back. */}
      <CatchBoundary getResetKey={() => String(shown)} errorComponent={ScreenError}>
        <Dashboard days={days} />
      </CatchBoundary>
    </Activity>
  );
}
