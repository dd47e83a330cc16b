import { createFileRoute } from "@tanstack/react-router";

import { readBlogParams } from "#web/features/blog/blog-params.ts";
import { BlogScreen } from "#web/features/blog/blog-screen.tsx";
import { postsQuery } from "#web/features/blog/queries.ts";
import { prefetchForScreen } from "#web/lib/query-client.ts";

export const Route = createFileRoute("/_shell/blog/")({
  validateSearch: readBlogParams,
  loaderDeps: ({ search }) => search,
  loader: (loading) => prefetchForScreen(loading, postsQuery(loading.deps)),
  component: BlogScreen,
});
