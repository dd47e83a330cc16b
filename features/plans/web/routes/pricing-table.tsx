import { createFileRoute } from "@tanstack/react-router";

import { PricingScreen } from "#features/plans/web/pricing-screen.tsx";
import { readPricingParams } from "#features/plans/web/pricing-params.ts";

export const Route = createFileRoute("/_shell/pricing-table")({
  validateSearch: readPricingParams,
  component: PricingScreen,
});
