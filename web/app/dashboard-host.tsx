import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";

import type { VisitRange } from "#contract/visits.ts";
import { dashboardParts } from "#web/app/parts.tsx";
import { DashboardScreen } from "#web/features/dashboard/dashboard-screen.tsx";

/** The dashboard with its address and the parts of other features. Drawn by `kept-dashboard.tsx`, where it stays. */
export function DashboardHost({ days }: { days: VisitRange }) {
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
}
