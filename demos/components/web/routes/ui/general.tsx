import { createFileRoute } from "@tanstack/react-router";

import { GeneralScreen } from "#demos/components/web/general/general-screen.tsx";
import { readPlaygroundParams } from "#web/ui/display/component-page/playground-params.ts";

export const Route = createFileRoute("/_shell/ui/general")({
  validateSearch: readPlaygroundParams,
  component: GeneralScreen,
});
