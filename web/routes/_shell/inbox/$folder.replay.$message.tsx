import { createFileRoute } from "@tanstack/react-router";

import { ReplyScreen } from "#web/features/inbox/compose-screen.tsx";

export const Route = createFileRoute("/_shell/inbox/$folder/replay/$message")({
  // The queries come with the screen.
  loader: async ({ context, params }) => {
    void import("#web/ui/rich-text-editor.tsx");
    const { colleaguesQuery, messageQuery } = await import("#web/features/inbox/queries.ts");
    return Promise.all([
      context.queryClient.ensureQueryData(messageQuery(params.message)),
      context.queryClient.ensureQueryData(colleaguesQuery),
    ]);
  },
  component: () => <ReplyScreen folder={Route.useRouteContext().folder} id={Route.useParams().message} />,
});
