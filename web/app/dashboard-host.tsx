import { useNavigate } from "@tanstack/react-router";

import type { VisitRange } from "#contract/visits.ts";
import { keepDashboard } from "#web/app/kept-dashboard.tsx";
import { CalendarPart, ChatPart, TodoPart } from "#web/app/parts.tsx";
import { DashboardScreen } from "#web/features/dashboard/dashboard-screen.tsx";

const parts = { calendar: <CalendarPart />, chat: <ChatPart />, todo: <TodoPart /> };

keepDashboard(function DashboardHost({ days }: { days: VisitRange }) {
  const navigate = useNavigate({ from: "/dashboard" });
  return (
    <DashboardScreen
      days={days}
      onDaysChange={(next) => void navigate({ search: { days: next }, replace: true })}
      parts={parts}
    />
  );
});

/** In the route's own place stands nothing: the dashboard is drawn beside it, where it stays. */
export const DashboardPlace = () => null;
