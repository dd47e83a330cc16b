import { createFileRoute } from "@tanstack/react-router";

import { TimelineParams } from "#web/screens/profile/timeline/timeline-params.ts";
import { TimelineScreen } from "#web/screens/profile/timeline/timeline-screen.tsx";

export const Route = createFileRoute("/_shell/timeline")({
  validateSearch: TimelineParams,
  component: TimelineScreen,
});
