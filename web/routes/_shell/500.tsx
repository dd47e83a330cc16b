import { createFileRoute } from "@tanstack/react-router";

import { ServerErrorScreen } from "#web/screens/general/error-screens.tsx";

export const Route = createFileRoute("/_shell/500")({ component: ServerErrorScreen });
