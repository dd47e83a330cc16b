import { createFileRoute } from "@tanstack/react-router";

import { TimelineScreen } from "#web/features/profile/timeline-screen.tsx";

export const Route = createFileRoute("/_shell/timeline")({ component: TimelineScreen });
