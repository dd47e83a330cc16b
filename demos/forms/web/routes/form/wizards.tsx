import { createFileRoute } from "@tanstack/react-router";

import { readParams } from "#demos/forms/web/wizards/wizards-params.ts";
import { WizardsScreen } from "#demos/forms/web/wizards/wizards-screen.tsx";

export const Route = createFileRoute("/_shell/form/wizards")({
  validateSearch: readParams,
  component: WizardsScreen,
});
