import { createFileRoute } from "@tanstack/react-router";

import { DygraphsScreen } from "#web/features/graphs/dygraphs-screen.tsx";

export const Route = createFileRoute("/_shell/graphs/dygraphs")({
  component: DygraphsScreen,
});
