import { createFileRoute } from "@tanstack/react-router";

import { LayoutsScreen } from "#web/features/layouts/layouts-screen.tsx";

export const Route = createFileRoute("/_shell/app-layouts")({ component: LayoutsScreen });
