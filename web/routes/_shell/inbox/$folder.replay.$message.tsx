import { createFileRoute } from "@tanstack/react-router";

import { colleaguesQuery, messageQuery } from "#web/features/inbox/queries.ts";
import { ReplyScreen } from "#web/features/inbox/compose-screen.tsx";

export const Route = createFileRoute("/_shell/inbox/$folder/replay/$message")({
  loader: async ({ context, params }) => {
    void import("#web/ui/rich-text-editor.tsx");
    return Promise.all([
      context.queryClient.ensureQueryData(messageQuery(params.message)),
      context.queryClient.ensureQueryData(colleaguesQuery),
    ]);
  },
  component: () => <ReplyScreen folder={Route.useRouteContext().folder} id={Route.useParams().message} />,
});
