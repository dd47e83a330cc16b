import { createFileRoute } from "@tanstack/react-router";

import { TopicsParams } from "#features/forum/web/forum-params.ts";
import { activityQuery, sectionsQuery, topicsQuery } from "#features/forum/web/queries.ts";
import { TopicsScreen } from "#features/forum/web/topics/topics-screen.tsx";
import { prefetchForScreen } from "#web/lib/api/query-client.ts";
import { readTableSearch } from "#web/lib/table-search.ts";

export const Route = createFileRoute("/_shell/forum-topic")({
  validateSearch: readTableSearch,
  loaderDeps: ({ search }) => search,
  loader: async (loading) => {
    await Promise.all([
      prefetchForScreen(loading, sectionsQuery),
      prefetchForScreen(loading, topicsQuery(TopicsParams.parse(loading.deps))),
      prefetchForScreen(loading, activityQuery),
    ]);
  },
  component: TopicsScreen,
});
