import { createFileRoute } from "@tanstack/react-router";

import { ForumScreen } from "#web/features/forum/forum-screen.tsx";
import { activityQuery, sectionsQuery, topicsQuery } from "#web/features/forum/queries.ts";
import { latestTopics } from "#web/features/forum/latest-topics.ts";
import { prefetchForScreen } from "#web/lib/query-client.ts";

export const Route = createFileRoute("/_shell/forum")({
  loader: async (loading) => {
    await Promise.all([
      prefetchForScreen(loading, sectionsQuery),
      prefetchForScreen(loading, topicsQuery({}, latestTopics)),
      prefetchForScreen(loading, activityQuery),
    ]);
  },
  component: ForumScreen,
});
