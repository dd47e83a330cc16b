import { createFileRoute } from "@tanstack/react-router";

import { GridScreen } from "#demos/components/web/grid/grid-screen.tsx";

export const Route = createFileRoute("/_shell/ui/grid")({ component: GridScreen });
