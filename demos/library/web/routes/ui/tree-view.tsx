import { createFileRoute } from "@tanstack/react-router";

import { LibraryScreen } from "#demos/library/web/library-screen.tsx";
import { readTableSearch } from "#web/lib/table-search.ts";

export const Route = createFileRoute("/_shell/ui/tree-view")({
  validateSearch: readTableSearch,
  component: LibraryScreen,
});
