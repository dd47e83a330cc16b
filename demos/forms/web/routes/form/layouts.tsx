import { createFileRoute } from "@tanstack/react-router";

import { LayoutsParams } from "#demos/forms/web/layouts/layouts-params.ts";
import { LayoutsScreen } from "#demos/forms/web/layouts/layouts-screen.tsx";

export const Route = createFileRoute("/_shell/form/layouts")({
  validateSearch: LayoutsParams,
  component: LayoutsScreen,
});
