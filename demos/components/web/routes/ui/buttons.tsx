import { createFileRoute } from "@tanstack/react-router";

import { ButtonsScreen } from "#demos/components/web/buttons/buttons-screen.tsx";

export const Route = createFileRoute("/_shell/ui/buttons")({ component: ButtonsScreen });
