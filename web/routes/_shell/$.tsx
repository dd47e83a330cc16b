import { createFileRoute } from "@tanstack/react-router";

import { NotFoundScreen } from "#web/ui/screen/not-found-screen.tsx";

/** Whatever address no other route takes. */
export const Route = createFileRoute("/_shell/$")({ component: NotFoundScreen });
