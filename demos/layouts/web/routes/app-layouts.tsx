import { createFileRoute } from "@tanstack/react-router";

import { LayoutsScreen } from "#demos/layouts/web/layouts-screen.tsx";

export const Route = createFileRoute("/_shell/app-layouts")({ component: LayoutsScreen });
