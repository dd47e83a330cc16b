import { createFileRoute } from "@tanstack/react-router";

import { LayoutsParams } from "#web/features/forms/layouts/layouts-params.ts";
import { LayoutsScreen } from "#web/features/forms/layouts/layouts-screen.tsx";

export const Route = createFileRoute("/_shell/form/layouts")({
  validateSearch: LayoutsParams,
  component: LayoutsScreen,
});
