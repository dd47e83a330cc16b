import { createFileRoute } from "@tanstack/react-router";

import { readEditorsParams } from "#web/features/documents/documents-params.ts";
import { EditorsScreen } from "#web/features/documents/editors-screen.tsx";

export const Route = createFileRoute("/_shell/form/editors")({
  validateSearch: readEditorsParams,
  component: EditorsScreen,
});
