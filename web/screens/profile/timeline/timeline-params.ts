import { z } from "zod/mini";

import { TimelineFilter } from "#contract/timeline-filters.ts";

/** The query parameters of the timeline. Invalid ones are ignored. */
export const TimelineParams = z.object({ only: z.catch(z.optional(TimelineFilter), undefined) });
