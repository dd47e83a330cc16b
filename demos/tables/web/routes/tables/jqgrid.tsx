import { createFileRoute } from "@tanstack/react-router";

import { GridScreen } from "#demos/tables/web/grid-screen.tsx";
import { readTableSearch } from "#web/lib/table-search.ts";

export const Route = createFileRoute("/_shell/tables/jqgrid")({
  validateSearch: readTableSearch,
  component: GridScreen,
});
