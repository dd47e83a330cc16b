import { createFileRoute } from "@tanstack/react-router";

import { MorrisScreen } from "#web/features/graphs/morris-screen.tsx";

export const Route = createFileRoute("/_shell/graphs/morris")({
  component: MorrisScreen,
});
