import { createFileRoute } from "@tanstack/react-router";

import { bootstrapIconsFolder } from "#demos/icons/web/sets/bootstrap-icons.ts";
import { GlyphScreen } from "#demos/icons/web/glyph-screen.tsx";
import { prefetchIcons } from "#demos/icons/web/queries.ts";
import { readTableSearch } from "#web/lib/table-search.ts";

export const Route = createFileRoute("/_shell/ui/icons-glyph")({
  validateSearch: readTableSearch,
  loader: (loading) => prefetchIcons(loading, bootstrapIconsFolder),
  component: GlyphScreen,
});
