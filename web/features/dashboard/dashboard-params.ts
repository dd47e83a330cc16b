import type { VisitRange } from "#contract/visits.ts";

// Written here again, and without a schema, because the address is read before the dashboard's code is here.
const ranges: readonly VisitRange[] = [7, 30, 90];

/** Where the address names none. */
export const defaultDays: VisitRange = 30;

/** The period in the address, in days; nonsense in it counts as absent. */
export const readParams = ({ days }: Record<string, unknown>): { days?: VisitRange | undefined } => ({
  days: ranges.find((range) => range === days && range !== defaultDays),
});
