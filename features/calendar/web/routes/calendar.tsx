import { createFileRoute } from "@tanstack/react-router";

import { readParams } from "#features/calendar/web/calendar-params.ts";
import { CalendarScreen } from "#features/calendar/web/calendar-screen.tsx";

export const Route = createFileRoute("/_shell/calendar")({
  validateSearch: readParams,
  component: CalendarScreen,
});
