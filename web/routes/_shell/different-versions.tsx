import { createFileRoute } from "@tanstack/react-router";

import { diagnosticsQuery } from "#web/screens/diagnostics/queries.ts";
import { VersionsScreen } from "#web/screens/diagnostics/versions/versions-screen.tsx";
import { prefetchForScreen } from "#web/lib/api/query-client.ts";

export const Route = createFileRoute("/_shell/different-versions")({
  loader: (loading) => prefetchForScreen(loading, diagnosticsQuery),
  component: VersionsScreen,
});
