import { createFileRoute } from "@tanstack/react-router";

import { NotFoundScreen } from "#web/ui/not-found-screen.tsx";

export const Route = createFileRoute("/_shell/404")({ component: NotFoundScreen });
