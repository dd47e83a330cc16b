import * as contract from "#features/calendar/contract.ts";
import { calendarRoutes } from "#features/calendar/server/routes.ts";
import { remindOfEvents } from "#features/calendar/server/remind.ts";
import { eventSearch } from "#features/calendar/server/search.ts";
import { seedCalendar } from "#features/calendar/server/seed.ts";
import type { ServerFeature } from "#server/lib/feature.ts";

export const feature = {
  contract,
  routes: calendarRoutes,
  seed: { tables: ["events", "externalEvents"], run: seedCalendar },
  search: eventSearch,
  housekeeping: remindOfEvents,
  ownedRows: { "events.user_id": "content", "external_events.user_id": "content" },
  contentTopic: "events",
} satisfies ServerFeature;
