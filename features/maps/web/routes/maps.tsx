import { createFileRoute } from "@tanstack/react-router";

import { readParams } from "#features/maps/web/maps-params.ts";
import { MapsScreen } from "#features/maps/web/maps-screen.tsx";

export const Route = createFileRoute("/_shell/maps")({
  validateSearch: readParams,
  component: MapsScreen,
});
