import { createFileRoute } from "@tanstack/react-router";

import { DiagnosticsScreen } from "#web/screens/diagnostics/diagnostics-screen.tsx";
import { diagnosticsQuery } from "#web/screens/diagnostics/queries.ts";
import { prefetchForScreen } from "#web/lib/api/query-client.ts";

export const Route = createFileRoute("/_shell/test")({
  loader: (loading) => prefetchForScreen(loading, diagnosticsQuery),
  component: DiagnosticsScreen,
});
