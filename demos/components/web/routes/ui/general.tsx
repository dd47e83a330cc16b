import { createFileRoute } from "@tanstack/react-router";

import { GeneralScreen } from "#demos/components/web/general/general-screen.tsx";

export const Route = createFileRoute("/_shell/ui/general")({ component: GeneralScreen });
