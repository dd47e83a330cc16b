import { createFileRoute } from "@tanstack/react-router";

import { ButtonsScreen } from "#demos/components/web/buttons/buttons-screen.tsx";
import { readPlaygroundParams } from "#web/ui/display/component-page/playground-params.ts";

export const Route = createFileRoute("/_shell/ui/buttons")({
  validateSearch: readPlaygroundParams,
  component: ButtonsScreen,
});
