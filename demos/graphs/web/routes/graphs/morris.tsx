import { createFileRoute } from "@tanstack/react-router";

import { MorrisScreen } from "#demos/graphs/web/morris-screen.tsx";

export const Route = createFileRoute("/_shell/graphs/morris")({
  component: MorrisScreen,
});
