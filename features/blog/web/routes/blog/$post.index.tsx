import { createFileRoute } from "@tanstack/react-router";

import { PostScreen } from "#web/features/blog/post-screen.tsx";
import { postQuery } from "#web/features/blog/queries.ts";
import { prefetchForScreen } from "#web/lib/query-client.ts";

export const Route = createFileRoute("/_shell/blog/$post/")({
  loader: (loading) => prefetchForScreen(loading, postQuery(loading.params.post)),
  component: PostScreen,
});
