import { createFileRoute } from "@tanstack/react-router";

import { ChartjsScreen } from "#demos/graphs/web/chartjs-screen.tsx";

export const Route = createFileRoute("/_shell/graphs/chartjs")({
  component: ChartjsScreen,
});
