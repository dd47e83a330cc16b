import { createFileRoute } from "@tanstack/react-router";

import { DiagnosticsScreen } from "#web/features/diagnostics/diagnostics-screen.tsx";
import { diagnosticsQuery } from "#web/features/diagnostics/queries.ts";
import { prefetchForScreen } from "#web/lib/query-client.ts";

export const Route = createFileRoute("/_shell/test")({
  loader: (loading) => prefetchForScreen(loading, diagnosticsQuery),
  component: DiagnosticsScreen,
});
