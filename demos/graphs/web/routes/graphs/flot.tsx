import { createFileRoute } from "@tanstack/react-router";

import { FlotScreen } from "#web/features/graphs/flot-screen.tsx";

export const Route = createFileRoute("/_shell/graphs/flot")({
  component: FlotScreen,
});
