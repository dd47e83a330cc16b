import { createFileRoute } from "@tanstack/react-router";

import { HomeScreen } from "#web/features/general/home-screen.tsx";
import { latestMessagesQuery, unreadQuery } from "#web/features/general/queries.ts";
import { prefetchForScreen } from "#web/lib/query-client.ts";

export const Route = createFileRoute("/_shell/home")({
  loader: async ({ context: { queryClient } }) => {
    await Promise.all([
      prefetchForScreen(queryClient, unreadQuery),
      prefetchForScreen(queryClient, latestMessagesQuery),
    ]);
  },
  component: HomeScreen,
});
