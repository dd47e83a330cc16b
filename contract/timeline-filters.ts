import { z } from "zod/mini";

import { filters } from "../generated/timeline-filters.gen.ts";

// A file of its own, because the addresses are needed before the timeline has loaded.

/** What the timeline can be limited to: the groups of activities that features have. */
export const timelineFilters = ["all", ...filters];

export const TimelineFilter = z.enum(timelineFilters);
export type TimelineFilter = z.infer<typeof TimelineFilter>;
