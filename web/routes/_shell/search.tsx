import { createFileRoute } from "@tanstack/react-router";

import { SearchParams } from "#web/features/search/search-params.ts";
import { SearchScreen } from "#web/features/search/search-screen.tsx";

export const Route = createFileRoute("/_shell/search")({
  validateSearch: SearchParams,
  component: SearchScreen,
});
