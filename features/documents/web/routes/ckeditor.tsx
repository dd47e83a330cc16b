import { createFileRoute } from "@tanstack/react-router";

import { readPageParams } from "#features/documents/web/documents-params.ts";
import { PageScreen } from "#features/documents/web/page-screen.tsx";

export const Route = createFileRoute("/_shell/ckeditor")({
  validateSearch: readPageParams,
  component: PageScreen,
});
