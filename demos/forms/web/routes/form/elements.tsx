import { createFileRoute } from "@tanstack/react-router";

import { ElementsScreen } from "#web/features/forms/elements/elements-screen.tsx";
import { readParams } from "#web/features/forms/elements/elements-params.ts";

export const Route = createFileRoute("/_shell/form/elements")({
  validateSearch: readParams,
  component: ElementsScreen,
});
