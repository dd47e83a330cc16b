import type { CalendarEvent } from "#features/calendar/contract.ts";
import type { Place } from "#e2e/engines/in-page.ts";
import { until } from "#e2e/engines/page.ts";
import type { Thing } from "#e2e/engines/thing.ts";

export const things: readonly Thing[] = [
  {
    name: "a calendar event is dragged to another day, at the same time",
    run: async (page) => {
      const id = crypto.randomUUID();
      await page.request("POST", "/events.json", { id, title: "Dragged", start: "2031-05-14T09:00:00Z" });
      await page.open("/calendar?date=2031-05-14");
      const event: Place = { role: "button", start: "Dragged" };
      await page.drag(event, { role: "link", name: "Open May 21, 2031" });
      await until("the event is stored on the other day", async () => {
        const { start } = (await page.request("GET", `/events.json/${id}`)) as CalendarEvent;
        return start === "2031-05-21T09:00:00.000Z";
      });
    },
  },
];
