import { createFileRoute } from "@tanstack/react-router";

import { ForumScreen } from "#features/forum/web/forum-screen.tsx";
import { activityQuery, sectionsQuery, topicsQuery } from "#features/forum/web/queries.ts";
import { latestTopics } from "#features/forum/web/latest-topics.ts";
import { prefetchForScreen } from "#web/lib/api/query-client.ts";

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
