import { createFileRoute } from "@tanstack/react-router";

import { bootstrapIconsFolder } from "#web/features/icons/bootstrap-icons.ts";
import { GlyphScreen } from "#web/features/icons/glyph-screen.tsx";
import { prefetchIcons } from "#web/features/icons/queries.ts";
import { readTableSearch } from "#web/lib/table-search.ts";

export const Route = createFileRoute("/_shell/ui/icons-glyph")({
  validateSearch: readTableSearch,
  loader: (loading) => prefetchIcons(loading, bootstrapIconsFolder),
  component: GlyphScreen,
});
