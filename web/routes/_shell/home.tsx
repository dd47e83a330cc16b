import { createFileRoute } from "@tanstack/react-router";

import { homeParts } from "#web/app/home-parts.tsx";
import { HomeScreen } from "#web/screens/general/home-screen.tsx";
import { latestMessagesQuery, unreadQuery } from "#web/screens/general/queries.ts";
import { prefetchForScreen } from "#web/lib/query-client.ts";

export const Route = createFileRoute("/_shell/home")({
  loader: async (loading) => {
    await Promise.all([prefetchForScreen(loading, unreadQuery), prefetchForScreen(loading, latestMessagesQuery)]);
  },
  component: () => <HomeScreen parts={homeParts} />,
});
