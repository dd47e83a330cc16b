import { createFileRoute } from "@tanstack/react-router";

import { headerParts, headerQueries } from "#web/app/header-parts.tsx";
import { keptParts } from "#generated/kept-parts.gen.ts";
import { SessionHost } from "#web/app/session-host.tsx";
import { menuQuery } from "#web/lib/api/menu-query.ts";
import { prefetchForScreen } from "#web/lib/api/query-client.ts";
import { userQuery } from "#web/lib/api/user-query.ts";
import { Shell } from "#web/shell/shell.tsx";

const kept = keptParts.map(({ id, Part }) => <Part key={id} />);

const loadIdleWork = async () => (await import("#web/app/idle-work.ts")).beginIdleWork;

export const Route = createFileRoute("/_shell")({
  loader: async (loading) => {
    await Promise.all([
      prefetchForScreen(loading, menuQuery),
      prefetchForScreen(loading, userQuery),
      ...headerQueries.map((query) => prefetchForScreen(loading, query)),
    ]);
  },
  // After that, the component that shows it keeps it fresh.
  staleTime: Number.POSITIVE_INFINITY,
  component: () => (
    <>
      <Shell header={headerParts} kept={kept} loadIdleWork={loadIdleWork} />
      <SessionHost />
    </>
  ),
});
