import { createFileRoute } from "@tanstack/react-router";

import { readParams } from "#web/features/maps/maps-params.ts";
import { MapsScreen } from "#web/features/maps/maps-screen.tsx";

export const Route = createFileRoute("/_shell/maps")({
  validateSearch: readParams,
  component: MapsScreen,
});
