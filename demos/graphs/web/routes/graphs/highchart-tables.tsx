import { createFileRoute } from "@tanstack/react-router";

import { HighchartTablesScreen } from "#demos/graphs/web/highchart-tables-screen.tsx";

export const Route = createFileRoute("/_shell/graphs/highchart-tables")({
  component: HighchartTablesScreen,
});
