import { useNavigate } from "@tanstack/react-router";
import { useEffect, useState } from "react";

import type { VisitRange } from "#features/visits/contract.ts";
import { dashboardParts } from "#generated/dashboard-parts.gen.ts";
import { DashboardScreen } from "#features/dashboard/web/dashboard-screen.tsx";
import { inOrder } from "#web/lib/parts.ts";

/** The widgets that features put onto the dashboard. */
const parts = inOrder(dashboardParts).map(({ Part, ...part }) => ({ ...part, content: <Part /> }));

/**
 * The dashboard with its parameters in the address, and the parts of other features. Rendered by `kept-dashboard.tsx`.
 */
export function DashboardHost({ days }: { days: VisitRange }) {
  const navigate = useNavigate({ from: "/dashboard" });
  // A choice applies immediately; the address follows, and is authoritative.
  const [choice, setChoice] = useState({ from: days, to: days });
  if (choice.from !== days) setChoice({ from: days, to: days });
  // Leaving before the address has followed discards the choice.
  useEffect(() => () => setChoice(({ from }) => ({ from, to: from })), []);
  return (
    <DashboardScreen
      days={choice.to}
      onDaysChange={(next) => {
        setChoice({ from: days, to: next });
        void navigate({ search: { days: next }, replace: true });
      }}
      parts={parts}
    />
  );
}
