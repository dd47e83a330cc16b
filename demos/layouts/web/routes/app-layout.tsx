import { createFileRoute } from "@tanstack/react-router";

import { LayoutScreen } from "#demos/layouts/web/layout-screen.tsx";

export const Route = createFileRoute("/_shell/app-layout")({ component: LayoutScreen });
