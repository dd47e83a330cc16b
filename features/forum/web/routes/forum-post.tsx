import { createFileRoute } from "@tanstack/react-router";

import { PostsParams } from "#features/forum/web/forum-params.ts";
import { PostsScreen } from "#features/forum/web/posts/posts-screen.tsx";
import { topicPageQuery } from "#features/forum/web/queries.ts";
import { prefetchForScreen } from "#web/lib/api/query-client.ts";
import { readTableSearch } from "#web/lib/table-search.ts";

export const Route = createFileRoute("/_shell/forum-post")({
  validateSearch: readTableSearch,
  loaderDeps: ({ search }) => search,
  loader: (loading) => {
    const { topic, page = 1 } = PostsParams.parse(loading.deps);
    return prefetchForScreen(loading, topicPageQuery(topic, page));
  },
  component: PostsScreen,
});
