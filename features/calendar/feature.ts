import type { Feature } from "#contract/feature.ts";

export const feature = {
  title: "Calendar",
  screens: [
    {
      path: "/calendar",
      title: "Calendar",
      icon: "calendar",
      menu: "top",
      order: 50,
      isInPhoneBar: true,
      keywords: ["events", "appointments", "month", "week", "day"],
    },
  ],
  hits: { kind: "events", title: "Events", icon: "calendar-event", order: 20 },
} as const satisfies Feature;
