import { createFileRoute } from "@tanstack/react-router";

import { ComposeScreen } from "#web/features/inbox/compose-screen.tsx";
import { colleaguesQuery } from "#web/features/inbox/queries.ts";

export const Route = createFileRoute("/_shell/inbox/$folder/compose")({
  loader: ({ context }) => {
    void import("#web/ui/rich-text-editor.tsx");
    return context.queryClient.ensureQueryData(colleaguesQuery);
  },
  component: () => <ComposeScreen folder={Route.useRouteContext().folder} />,
});
