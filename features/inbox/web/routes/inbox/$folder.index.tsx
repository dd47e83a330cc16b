import { createFileRoute } from "@tanstack/react-router";

import { ListParams } from "#features/inbox/web/list-params.ts";
import { inboxQuery, messagesQuery } from "#features/inbox/web/queries.ts";
import { ListScreen } from "#features/inbox/web/list/list-screen.tsx";
import { prefetchForScreen } from "#web/lib/api/query-client.ts";

export const Route = createFileRoute("/_shell/inbox/$folder/")({
  validateSearch: ListParams,
  loaderDeps: ({ search }) => search,
  loader: async (loading) => {
    await Promise.all([
      prefetchForScreen(loading, inboxQuery),
      prefetchForScreen(loading, messagesQuery(loading.context.folder, loading.deps)),
    ]);
  },
  component: () => <ListScreen folder={Route.useRouteContext().folder} />,
});
