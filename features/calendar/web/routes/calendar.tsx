import { createFileRoute } from "@tanstack/react-router";

import { readParams } from "#web/features/calendar/calendar-params.ts";
import { CalendarScreen } from "#web/features/calendar/calendar-screen.tsx";

export const Route = createFileRoute("/_shell/calendar")({
  validateSearch: readParams,
  component: CalendarScreen,
});
