import { Draggable } from "@fullcalendar/react/interaction";

import type { EventColor, EventIcon } from "#contract/calendar.ts";

/** Lets what is marked with `data-external` below an element be dragged onto the calendar, until it is told to end. */
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
