import { createFileRoute } from "@tanstack/react-router";

import { PricingScreen } from "#web/features/pricing/pricing-screen.tsx";
import { readPricingParams } from "#web/features/pricing/pricing-params.ts";

export const Route = createFileRoute("/_shell/pricing-table")({
  validateSearch: readPricingParams,
  component: PricingScreen,
});
