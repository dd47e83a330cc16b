import { createFileRoute } from "@tanstack/react-router";

import { ListParams } from "#web/features/inbox/list-params.ts";
import { inboxQuery, messagesQuery } from "#web/features/inbox/queries.ts";
import { ListScreen } from "#web/features/inbox/list-screen.tsx";
import { prefetchForScreen } from "#web/lib/query-client.ts";

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
