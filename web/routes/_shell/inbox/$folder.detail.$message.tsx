import { createFileRoute } from "@tanstack/react-router";

import { MessageScreen } from "#web/features/inbox/message-screen.tsx";
import { messageQuery } from "#web/features/inbox/queries.ts";

export const Route = createFileRoute("/_shell/inbox/$folder/detail/$message")({
  loader: ({ context, params }) => context.queryClient.ensureQueryData(messageQuery(params.message)),
  component: () => <MessageScreen folder={Route.useRouteContext().folder} id={Route.useParams().message} />,
});
