import { createFileRoute } from "@tanstack/react-router";

import { ElementsScreen } from "#demos/forms/web/elements/elements-screen.tsx";
import { readParams } from "#demos/forms/web/elements/elements-params.ts";

export const Route = createFileRoute("/_shell/form/elements")({
  validateSearch: readParams,
  component: ElementsScreen,
});
