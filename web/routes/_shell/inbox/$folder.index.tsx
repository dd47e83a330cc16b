import { createFileRoute } from "@tanstack/react-router";

import { ListParams } from "#web/features/inbox/list-params.ts";
import { ListScreen } from "#web/features/inbox/list-screen.tsx";
import { messagesQuery } from "#web/features/inbox/queries.ts";

export const Route = createFileRoute("/_shell/inbox/$folder/")({
  validateSearch: ListParams,
  loaderDeps: ({ search }) => search,
  // Not waited for: the list itself shows that it is loading, or could not.
  loader: ({ context, deps }) => void context.queryClient.prefetchQuery(messagesQuery(context.folder, deps)),
  component: () => <ListScreen folder={Route.useRouteContext().folder} />,
});
