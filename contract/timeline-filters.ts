import { z } from "zod/mini";

// A file of its own, because the addresses are needed before the timeline has loaded.

/** What the timeline can be limited to. */
export const timelineFilters = ["posts", "comments", "todos", "messages"] as const;

export const TimelineFilter = z.enum(timelineFilters);
export type TimelineFilter = z.infer<typeof TimelineFilter>;
