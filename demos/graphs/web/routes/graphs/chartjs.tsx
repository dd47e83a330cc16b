import { createFileRoute } from "@tanstack/react-router";

import { ChartjsScreen } from "#web/features/graphs/chartjs-screen.tsx";

export const Route = createFileRoute("/_shell/graphs/chartjs")({
  component: ChartjsScreen,
});
