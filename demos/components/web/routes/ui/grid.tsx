import { createFileRoute } from "@tanstack/react-router";

import { GridScreen } from "#web/features/components/grid/grid-screen.tsx";

export const Route = createFileRoute("/_shell/ui/grid")({ component: GridScreen });
