import { createFileRoute } from "@tanstack/react-router";

import { readEditorsParams } from "#features/documents/web/documents-params.ts";
import { EditorsScreen } from "#features/documents/web/editors-screen.tsx";

export const Route = createFileRoute("/_shell/form/editors")({
  validateSearch: readEditorsParams,
  component: EditorsScreen,
});
