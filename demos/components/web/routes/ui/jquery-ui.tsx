import { createFileRoute } from "@tanstack/react-router";

import { JqueryUiScreen } from "#demos/components/web/jquery-ui/jquery-ui-screen.tsx";

export const Route = createFileRoute("/_shell/ui/jquery-ui")({ component: JqueryUiScreen });
