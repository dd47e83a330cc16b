import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";

import type { VisitRange } from "#contract/visits.ts";
import { keepDashboard } from "#web/app/kept-dashboard.tsx";
import { dashboardParts } from "#web/app/parts.tsx";
import { DashboardScreen } from "#web/features/dashboard/dashboard-screen.tsx";

keepDashboard(function DashboardHost({ days }: { days: VisitRange }) {
  const navigate = useNavigate({ from: "/dashboard" });
  // What is chosen shows at once; the address follows, and is what counts.
  const [choice, setChoice] = useState({ from: days, to: days });
  if (choice.from !== days) setChoice({ from: days, to: days });
  // Who leaves before the address has followed comes back to what it says.
  useEffect(() => () => setChoice(({ from }) => ({ from, to: from })), []);
  return (
    <DashboardScreen
      days={choice.to}
      onDaysChange={(next) => {
        setChoice({ from: days, to: next });
        void navigate({ search: { days: next }, replace: true });
      }}
      parts={dashboardParts}
    />
  );
});

/** In the route's own place stands nothing: the dashboard is drawn beside it, where it stays. */
export const DashboardPlace = () => null;
