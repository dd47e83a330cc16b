import { createFileRoute } from "@tanstack/react-router";

import { colleaguesQuery, messageQuery } from "#features/inbox/web/queries.ts";
import { ReplyScreen } from "#features/inbox/web/compose/compose-screen.tsx";
import { preloadEditor } from "#features/inbox/web/compose/compose-form.tsx";
import { ensureForScreen } from "#web/lib/api/query-client.ts";

export const Route = createFileRoute("/_shell/inbox/$folder/replay/$message")({
  loader: async (loading) => {
    preloadEditor();
    await Promise.all([
      ensureForScreen(loading, messageQuery(loading.params.message)),
      ensureForScreen(loading, colleaguesQuery),
    ]);
  },
  component: () => <ReplyScreen folder={Route.useRouteContext().folder} id={Route.useParams().message} />,
});
