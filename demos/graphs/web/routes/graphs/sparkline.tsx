import { createFileRoute } from "@tanstack/react-router";

import { SparklineScreen } from "#web/features/graphs/sparkline-screen.tsx";

export const Route = createFileRoute("/_shell/graphs/sparkline")({
  component: SparklineScreen,
});
