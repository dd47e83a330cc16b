import { createFileRoute, notFound } from "@tanstack/react-router";

import { parseFolder } from "#features/inbox/web/list-params.ts";
import { NotFoundScreen } from "#web/ui/screen/not-found-screen.tsx";

/** The layout of a folder's screens. An unknown folder is an unknown address. */
export const Route = createFileRoute("/_shell/inbox/$folder")({
  beforeLoad: ({ params }) => {
    const folder = parseFolder(params.folder);
    if (!folder) throw notFound();
    return { folder };
  },
  notFoundComponent: NotFoundScreen,
});
