import { createFileRoute } from "@tanstack/react-router";

import { FlotScreen } from "#demos/graphs/web/flot-screen.tsx";

export const Route = createFileRoute("/_shell/graphs/flot")({
  component: FlotScreen,
});
