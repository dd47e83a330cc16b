import { z } from "zod/mini";

import { filters } from "../generated/timeline-filters.gen.ts";

// A file of its own, because the addresses are needed before the timeline has loaded.

/** The values of `only` in the address of the timeline: all activities, or those of one group. */
export const timelineFilters = ["all", ...filters];

export const TimelineFilter = z.enum(timelineFilters);
export type TimelineFilter = z.infer<typeof TimelineFilter>;
