import { createFileRoute } from "@tanstack/react-router";

import { SearchParams } from "#web/screens/search/search-params.ts";
import { SearchScreen } from "#web/screens/search/search-screen.tsx";

export const Route = createFileRoute("/_shell/search")({
  validateSearch: SearchParams,
  component: SearchScreen,
});
