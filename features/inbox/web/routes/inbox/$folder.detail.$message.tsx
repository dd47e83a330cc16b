import { createFileRoute } from "@tanstack/react-router";

import { ListParams } from "#web/features/inbox/list-params.ts";
import { messageQuery } from "#web/features/inbox/queries.ts";
import { MessageScreen } from "#web/features/inbox/message-screen.tsx";
import { ensureForScreen } from "#web/lib/query-client.ts";

export const Route = createFileRoute("/_shell/inbox/$folder/detail/$message")({
  // The parameters of the list from which it was opened.
  validateSearch: ListParams,
  loader: (loading) => ensureForScreen(loading, messageQuery(loading.params.message)),
  component: () => <MessageScreen folder={Route.useRouteContext().folder} id={Route.useParams().message} />,
});
