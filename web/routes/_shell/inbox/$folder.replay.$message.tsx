import { createFileRoute } from "@tanstack/react-router";

import { ReplyScreen } from "#web/features/inbox/compose-screen.tsx";
import { colleaguesQuery, messageQuery } from "#web/features/inbox/queries.ts";

export const Route = createFileRoute("/_shell/inbox/$folder/replay/$message")({
  loader: ({ context, params }) => {
    void import("#web/ui/rich-text-editor.tsx");
    return Promise.all([
      context.queryClient.ensureQueryData(messageQuery(params.message)),
      context.queryClient.ensureQueryData(colleaguesQuery),
    ]);
  },
  component: () => <ReplyScreen folder={Route.useRouteContext().folder} id={Route.useParams().message} />,
});
