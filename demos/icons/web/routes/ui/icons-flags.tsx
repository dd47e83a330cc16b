import { createFileRoute } from "@tanstack/react-router";

import { FlagsScreen } from "#demos/icons/web/flags-screen.tsx";
import { flagsFolder } from "#demos/icons/web/sets/flags.ts";
import { flagsQuery } from "#demos/icons/web/queries.ts";
import { prefetchForScreen } from "#web/lib/api/query-client.ts";
import { readTableSearch } from "#web/lib/table-search.ts";

export const Route = createFileRoute("/_shell/ui/icons-flags")({
  validateSearch: readTableSearch,
  loader: (loading) => prefetchForScreen(loading, flagsQuery(flagsFolder)),
  component: FlagsScreen,
});
