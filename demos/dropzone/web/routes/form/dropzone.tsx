import { createFileRoute } from "@tanstack/react-router";

import { DropzoneScreen } from "#demos/dropzone/web/dropzone-screen.tsx";
import { readTableSearch } from "#web/lib/table-search.ts";

export const Route = createFileRoute("/_shell/form/dropzone")({
  validateSearch: readTableSearch,
  component: DropzoneScreen,
});
