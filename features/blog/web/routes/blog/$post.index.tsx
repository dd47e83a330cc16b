import { createFileRoute } from "@tanstack/react-router";

import { PostScreen } from "#features/blog/web/post/post-screen.tsx";
import { postQuery } from "#features/blog/web/queries.ts";
import { prefetchForScreen } from "#web/lib/api/query-client.ts";

export const Route = createFileRoute("/_shell/blog/$post/")({
  loader: (loading) => prefetchForScreen(loading, postQuery(loading.params.post)),
  component: PostScreen,
});
