import { createFileRoute } from "@tanstack/react-router";

import { readParams } from "#web/features/forms/wizards/wizards-params.ts";
import { WizardsScreen } from "#web/features/forms/wizards/wizards-screen.tsx";

export const Route = createFileRoute("/_shell/form/wizards")({
  validateSearch: readParams,
  component: WizardsScreen,
});
