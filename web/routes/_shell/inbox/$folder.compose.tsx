import { createFileRoute } from "@tanstack/react-router";

import { ComposeScreen } from "#web/features/inbox/compose-screen.tsx";

export const Route = createFileRoute("/_shell/inbox/$folder/compose")({
  // The query comes with the screen.
  loader: async ({ context }) => {
    void import("#web/ui/rich-text-editor.tsx");
    const { colleaguesQuery } = await import("#web/features/inbox/queries.ts");
    return context.queryClient.ensureQueryData(colleaguesQuery);
  },
  component: () => <ComposeScreen folder={Route.useRouteContext().folder} />,
});
