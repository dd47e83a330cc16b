import { createFileRoute } from "@tanstack/react-router";

import { EasyPieScreen } from "#demos/graphs/web/easy-pie-screen.tsx";

export const Route = createFileRoute("/_shell/graphs/easy-pie")({
  component: EasyPieScreen,
});
