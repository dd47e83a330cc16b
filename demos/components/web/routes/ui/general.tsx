import { createFileRoute } from "@tanstack/react-router";

import { GeneralScreen } from "#web/features/components/general/general-screen.tsx";

export const Route = createFileRoute("/_shell/ui/general")({ component: GeneralScreen });
