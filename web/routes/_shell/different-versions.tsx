import { createFileRoute } from "@tanstack/react-router";

import { diagnosticsQuery } from "#web/features/diagnostics/queries.ts";
import { VersionsScreen } from "#web/features/diagnostics/versions-screen.tsx";
import { prefetchForScreen } from "#web/lib/query-client.ts";

export const Route = createFileRoute("/_shell/different-versions")({
  loader: (loading) => prefetchForScreen(loading, diagnosticsQuery),
  component: VersionsScreen,
});
