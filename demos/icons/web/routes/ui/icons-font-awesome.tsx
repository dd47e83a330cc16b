import { createFileRoute } from "@tanstack/react-router";

import { FontAwesomeScreen } from "#demos/icons/web/font-awesome-screen.tsx";
import { fontAwesomeFolder } from "#demos/icons/web/sets/font-awesome.ts";
import { prefetchIcons } from "#demos/icons/web/queries.ts";
import { readTableSearch } from "#web/lib/table-search.ts";

export const Route = createFileRoute("/_shell/ui/icons-font-awesome")({
  validateSearch: readTableSearch,
  loader: (loading) => prefetchIcons(loading, fontAwesomeFolder),
  component: FontAwesomeScreen,
});
