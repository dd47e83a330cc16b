import { createFileRoute } from "@tanstack/react-router";

import { ListParams } from "#web/features/inbox/list-params.ts";
import { ListScreen } from "#web/features/inbox/list-screen.tsx";

export const Route = createFileRoute("/_shell/inbox/$folder/")({
  validateSearch: ListParams,
  component: () => <ListScreen folder={Route.useRouteContext().folder} />,
});
