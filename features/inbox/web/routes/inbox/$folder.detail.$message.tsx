import { createFileRoute } from "@tanstack/react-router";

import { ListParams } from "#features/inbox/web/list-params.ts";
import { messageQuery } from "#features/inbox/web/queries.ts";
import { MessageScreen } from "#features/inbox/web/message/message-screen.tsx";
import { ensureForScreen } from "#web/lib/api/query-client.ts";

export const Route = createFileRoute("/_shell/inbox/$folder/detail/$message")({
  // The parameters of the list from which it was opened.
  validateSearch: ListParams,
  loader: (loading) => ensureForScreen(loading, messageQuery(loading.params.message)),
  component: () => <MessageScreen folder={Route.useRouteContext().folder} id={Route.useParams().message} />,
});
