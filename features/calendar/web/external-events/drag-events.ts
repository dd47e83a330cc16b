import { Draggable } from "@fullcalendar/react/interaction";

import type { EventColor, EventIcon } from "#features/calendar/contract.ts";

/** Makes elements marked with `data-external` draggable onto the calendar. @returns a function that stops it */
export function dragEvents(list: HTMLElement) {
  const draggable = new Draggable(list, {
    itemSelector: "[data-external]",
    longPressDelay: 350,
    eventData: ({ dataset }) => ({
      title: dataset["title"],
      extendedProps: {
        externalId: dataset["external"],
        icon: dataset["icon"] as EventIcon,
        color: dataset["color"] as EventColor,
      },
    }),
  });
  return () => draggable.destroy();
}
