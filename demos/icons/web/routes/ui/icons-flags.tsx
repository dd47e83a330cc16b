import { createFileRoute } from "@tanstack/react-router";

import { FlagsScreen } from "#web/features/icons/flags-screen.tsx";
import { flagsFolder } from "#web/features/icons/flags.ts";
import { flagsQuery } from "#web/features/icons/queries.ts";
import { prefetchForScreen } from "#web/lib/query-client.ts";
import { readTableSearch } from "#web/lib/table-search.ts";

export const Route = createFileRoute("/_shell/ui/icons-flags")({
  validateSearch: readTableSearch,
  loader: (loading) => prefetchForScreen(loading, flagsQuery(flagsFolder)),
  component: FlagsScreen,
});
