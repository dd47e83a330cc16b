import { createFileRoute } from "@tanstack/react-router";

import { ListParams } from "#web/features/inbox/list-params.ts";
import { ListScreen } from "#web/features/inbox/list-screen.tsx";
import { prefetchForScreen } from "#web/lib/query-client.ts";

export const Route = createFileRoute("/_shell/inbox/$folder/")({
  validateSearch: ListParams,
  loaderDeps: ({ search }) => search,
  // Not waited for: the list itself shows that it is loading, or could not.
  // The query comes with the screen.
  loader: ({ context, deps }) =>
    void import("#web/features/inbox/queries.ts").then(({ messagesQuery }) =>
      prefetchForScreen(context.queryClient, messagesQuery(context.folder, deps)),
    ),
  component: () => <ListScreen folder={Route.useRouteContext().folder} />,
});
