import { createFileRoute } from "@tanstack/react-router";

import { KeptDashboard } from "#web/app/kept-dashboard.tsx";
import { ChatTools } from "#web/features/chat/dock/chat-tools.tsx";
import { menuQuery } from "#web/lib/menu-query.ts";
import { prefetchForScreen } from "#web/lib/query-client.ts";
import { userQuery } from "#web/lib/user-query.ts";
import { activityKindsQuery } from "#web/shell/activities/queries.ts";
import { Shell } from "#web/shell/shell.tsx";

export const Route = createFileRoute("/_shell")({
  loader: async (loading) => {
    await Promise.all([
      prefetchForScreen(loading, menuQuery),
      prefetchForScreen(loading, userQuery),
      prefetchForScreen(loading, activityKindsQuery),
    ]);
  },
  // After that, the component that shows it keeps it fresh.
  staleTime: Number.POSITIVE_INFINITY,
  component: () => <Shell tools={<ChatTools />} kept={<KeptDashboard />} />,
});
