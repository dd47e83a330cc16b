import { createFileRoute } from "@tanstack/react-router";

import { FontAwesomeScreen } from "#web/features/icons/font-awesome-screen.tsx";
import { fontAwesomeFolder } from "#web/features/icons/font-awesome.ts";
import { prefetchIcons } from "#web/features/icons/queries.ts";
import { readTableSearch } from "#web/lib/table-search.ts";

export const Route = createFileRoute("/_shell/ui/icons-font-awesome")({
  validateSearch: readTableSearch,
  loader: (loading) => prefetchIcons(loading, fontAwesomeFolder),
  component: FontAwesomeScreen,
});
