import { z } from "zod/mini";

import { visitRanges } from "#contract/visits.ts";

/** The period in the address, in days; nonsense in it counts as absent. */
export const DashboardParams = z.object({
  days: z.catch(z.optional(z.literal(visitRanges)), undefined),
});

/** Where the address names none. */
export const defaultDays = 30;
