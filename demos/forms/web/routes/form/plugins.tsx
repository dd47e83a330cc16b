import { createFileRoute } from "@tanstack/react-router";

import { readParams } from "#demos/forms/web/plugins/plugins-params.ts";
import { PluginsScreen } from "#demos/forms/web/plugins/plugins-screen.tsx";

export const Route = createFileRoute("/_shell/form/plugins")({
  validateSearch: readParams,
  component: PluginsScreen,
});
