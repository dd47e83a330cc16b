import { createFileRoute } from "@tanstack/react-router";

import { LayoutScreen } from "#web/features/layouts/layout-screen.tsx";

export const Route = createFileRoute("/_shell/app-layout")({ component: LayoutScreen });
