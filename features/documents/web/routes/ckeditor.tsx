import { createFileRoute } from "@tanstack/react-router";

import { readPageParams } from "#web/features/documents/documents-params.ts";
import { PageScreen } from "#web/features/documents/page-screen.tsx";

export const Route = createFileRoute("/_shell/ckeditor")({
  validateSearch: readPageParams,
  component: PageScreen,
});
