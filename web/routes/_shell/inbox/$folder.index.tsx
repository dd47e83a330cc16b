import { createFileRoute } from "@tanstack/react-router";

import { ListParams } from "#web/features/inbox/list-params.ts";
import { inboxQuery, messagesQuery } from "#web/features/inbox/queries.ts";
import { ListScreen } from "#web/features/inbox/list-screen.tsx";
import { prefetchForScreen } from "#web/lib/query-client.ts";

export const Route = createFileRoute("/_shell/inbox/$folder/")({
  validateSearch: ListParams,
  loaderDeps: ({ search }) => search,
  loader: async ({ cause, context, deps }) => {
    const isComing = Promise.all([
      prefetchForScreen(context.queryClient, inboxQuery),
      prefetchForScreen(context.queryClient, messagesQuery(context.folder, deps)),
    ]);
    // Where the list is shown already, it shows at once that another page is coming.
    if (cause !== "stay") await isComing;
  },
  component: () => <ListScreen folder={Route.useRouteContext().folder} />,
});
