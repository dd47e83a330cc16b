import type { PartSize } from "#tools/sizes/measure-sizes.ts";

/** The library of the calendar loads after its screen. */
export const sizes: readonly PartSize[] = [
  { name: "the grid of the calendar", route: "_shell/calendar", module: "features/calendar/web/views/event-grid.tsx" },
];
