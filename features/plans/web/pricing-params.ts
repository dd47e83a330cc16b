import { periods } from "#features/plans/plan-periods.ts";
import type { Period } from "#features/plans/contract.ts";

/** The period that prices are shown for; absent for that of the chosen plan. */
export type PricingParams = { period?: Period };

export function readPricingParams({ period }: Record<string, unknown>): PricingParams {
  const known = periods.find((each) => each === period);
  return known ? { period: known } : {};
}
