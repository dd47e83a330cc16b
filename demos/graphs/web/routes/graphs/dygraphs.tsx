import { createFileRoute } from "@tanstack/react-router";

import { DygraphsScreen } from "#demos/graphs/web/dygraphs-screen.tsx";

export const Route = createFileRoute("/_shell/graphs/dygraphs")({
  component: DygraphsScreen,
});
