import { createFileRoute } from "@tanstack/react-router";

import { TimelineParams } from "#web/features/profile/timeline-params.ts";
import { TimelineScreen } from "#web/features/profile/timeline-screen.tsx";

export const Route = createFileRoute("/_shell/timeline")({
  validateSearch: TimelineParams,
  component: TimelineScreen,
});
