import { createFileRoute } from "@tanstack/react-router";

import { NotFoundScreen } from "#web/ui/screen/not-found-screen.tsx";

export const Route = createFileRoute("/_shell/404")({ component: NotFoundScreen });
