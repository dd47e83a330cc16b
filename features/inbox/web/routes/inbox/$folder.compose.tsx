import { createFileRoute } from "@tanstack/react-router";

import { colleaguesQuery } from "#features/inbox/web/queries.ts";
import { ComposeScreen } from "#features/inbox/web/compose/compose-screen.tsx";
import { preloadEditor } from "#features/inbox/web/compose/compose-form.tsx";
import { ensureForScreen } from "#web/lib/api/query-client.ts";

export const Route = createFileRoute("/_shell/inbox/$folder/compose")({
  loader: async (loading) => {
    preloadEditor();
    await ensureForScreen(loading, colleaguesQuery);
  },
  component: () => <ComposeScreen folder={Route.useRouteContext().folder} />,
});
