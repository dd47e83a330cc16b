import { createFileRoute } from "@tanstack/react-router";

import { colleaguesQuery } from "#web/features/inbox/queries.ts";
import { ComposeScreen } from "#web/features/inbox/compose-screen.tsx";

export const Route = createFileRoute("/_shell/inbox/$folder/compose")({
  loader: async ({ context }) => {
    void import("#web/ui/rich-text-editor.tsx");
    return context.queryClient.ensureQueryData(colleaguesQuery);
  },
  component: () => <ComposeScreen folder={Route.useRouteContext().folder} />,
});
