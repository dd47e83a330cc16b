import { createFileRoute } from "@tanstack/react-router";

import { readBlogParams } from "#features/blog/web/blog-params.ts";
import { BlogScreen } from "#features/blog/web/blog-screen.tsx";
import { postsQuery } from "#features/blog/web/queries.ts";
import { prefetchForScreen } from "#web/lib/api/query-client.ts";

export const Route = createFileRoute("/_shell/blog/")({
  validateSearch: readBlogParams,
  loaderDeps: ({ search }) => search,
  loader: (loading) => prefetchForScreen(loading, postsQuery(loading.deps)),
  component: BlogScreen,
});
