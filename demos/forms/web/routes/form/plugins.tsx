import { createFileRoute } from "@tanstack/react-router";

import { readParams } from "#web/features/forms/plugins/plugins-params.ts";
import { PluginsScreen } from "#web/features/forms/plugins/plugins-screen.tsx";

export const Route = createFileRoute("/_shell/form/plugins")({
  validateSearch: readParams,
  component: PluginsScreen,
});
