import { createFileRoute } from "@tanstack/react-router";

import { colleaguesQuery } from "#web/features/inbox/queries.ts";
import { ComposeScreen } from "#web/features/inbox/compose-screen.tsx";
import { preloadEditor } from "#web/features/inbox/compose-form.tsx";
import { ensureForScreen } from "#web/lib/query-client.ts";

export const Route = createFileRoute("/_shell/inbox/$folder/compose")({
  loader: async (loading) => {
    preloadEditor();
    await ensureForScreen(loading, colleaguesQuery);
  },
  component: () => <ComposeScreen folder={Route.useRouteContext().folder} />,
});
