import { createFileRoute } from "@tanstack/react-router";

import { NotFoundScreen } from "#web/ui/screen/not-found-screen.tsx";

/** Any address without a route of its own. */
export const Route = createFileRoute("/_shell/$")({ component: NotFoundScreen });
