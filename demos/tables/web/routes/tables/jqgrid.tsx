import { createFileRoute } from "@tanstack/react-router";

import { GridScreen } from "#web/features/tables/grid-screen.tsx";
import { readTableSearch } from "#web/lib/table-search.ts";

export const Route = createFileRoute("/_shell/tables/jqgrid")({
  validateSearch: readTableSearch,
  component: GridScreen,
});
