import { createFileRoute } from "@tanstack/react-router";

import { GalleryScreen } from "#features/gallery/web/gallery-screen.tsx";
import { readTableSearch } from "#web/lib/table-search.ts";

export const Route = createFileRoute("/_shell/gallery")({
  validateSearch: readTableSearch,
  component: GalleryScreen,
});
