import { createFileRoute } from "@tanstack/react-router";

import { DataTablesScreen } from "#demos/tables/web/data-tables-screen.tsx";
import { readTableSearch } from "#web/lib/table-search.ts";

export const Route = createFileRoute("/_shell/tables/datatables")({
  validateSearch: readTableSearch,
  component: DataTablesScreen,
});
