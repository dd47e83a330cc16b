import { createFileRoute } from "@tanstack/react-router";

import { HomeScreen } from "#web/features/general/home-screen.tsx";

export const Route = createFileRoute("/_shell/home")({ component: HomeScreen });
