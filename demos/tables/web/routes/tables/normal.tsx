import { createFileRoute } from "@tanstack/react-router";

import { PlainTablesScreen } from "#demos/tables/web/plain-tables-screen.tsx";

export const Route = createFileRoute("/_shell/tables/normal")({
  component: PlainTablesScreen,
});
