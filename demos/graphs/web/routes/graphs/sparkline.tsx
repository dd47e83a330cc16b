import { createFileRoute } from "@tanstack/react-router";

import { SparklineScreen } from "#demos/graphs/web/sparkline-screen.tsx";

export const Route = createFileRoute("/_shell/graphs/sparkline")({
  component: SparklineScreen,
});
