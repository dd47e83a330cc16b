import { createFileRoute } from "@tanstack/react-router";

import { EasyPieScreen } from "#web/features/graphs/easy-pie-screen.tsx";

export const Route = createFileRoute("/_shell/graphs/easy-pie")({
  component: EasyPieScreen,
});
