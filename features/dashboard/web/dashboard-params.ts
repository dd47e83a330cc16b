import type { VisitRange } from "#features/visits/contract.ts";

// Repeated here without a schema, because the address is read before the dashboard's code has loaded.
const ranges: readonly VisitRange[] = [7, 30, 90];

/** The default period. */
export const defaultDays: VisitRange = 30;

/** The period in the address, in days; invalid values are ignored. */
export const readParams = ({ days }: Record<string, unknown>): { days?: VisitRange | undefined } => ({
  days: ranges.find((range) => range === days && range !== defaultDays),
});
