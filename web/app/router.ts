import { type AnyRoute, createHashHistory, createRouter } from "@tanstack/react-router";

import { routeTree } from "#generated/route-tree.gen.ts";
import { findScreen } from "#web/app/screens.ts";
import { queryClient } from "#web/lib/api/query-client.ts";
import { asksForSession, isLeavingPage, leavePage, redirectToEntry, sessionLoss } from "#web/lib/session/session.ts";
import { ScreenError } from "#web/ui/screen/screen-error.tsx";
import { ScreenLoading } from "#web/ui/screen/screen-loading.tsx";

/** In milliseconds: a screen that loads in less shows no skeleton. */
const pendingMs = 200;

export const router = createRouter({
  routeTree,
  history: createHashHistory(),
  context: { queryClient },
  // A route's code and data begin to load when its link is hovered or focused.
  defaultPreload: "intent",
  // The query cache decides whether data is fresh.
  defaultPreloadStaleTime: 0,
  defaultPendingComponent: ScreenLoading,
  defaultPendingMs: pendingMs,
  // A skeleton that appears stays long enough not to flicker.
  defaultPendingMinMs: 300,
  defaultErrorComponent: ScreenError,
  scrollRestoration: true,
});

for (const [path, route] of Object.entries<AnyRoute>({ ...router.routesByPath })) {
  const access = findScreen(path)?.access;
  if (access)
    route.options.beforeLoad = async () => (await import("#web/app/guard-route.tsx")).guardRoute(router, route, access);
}

declare module "@tanstack/react-router" {
  interface Register {
    router: typeof router;
  }
}

// A screen stays while only its parameters change, and shows that it is loading. On a slow device, a skeleton in its place
// would take the focus from the control that was used.
router.subscribe("onBeforeNavigate", ({ pathChanged }) => {
  router.options.defaultPendingMs = pathChanged ? pendingMs : Number.POSITIVE_INFINITY;
});

/**
 * Redirects to the login, and from there back, unless the shell asks above the screen. It loads a new page, because this
 * one may have the person's data in memory.
 */
sessionLoss.subscribe(() => {
  const loss = sessionLoss.get();
  if (!loss || asksForSession()) return;
  const { pathname, searchStr } = router.state.location;
  const isThere = isEntry();
  sessionLoss.set(undefined);
  if (!isThere && !isLeavingPage()) redirectToEntry(loss, pathname + searchStr);
});

const isEntry = () => router.state.matches.some(({ routeId }) => routeId === "/_entry");

// The person has left the screen for the login, instead of signing in above it.
router.subscribe("onResolved", () => {
  if (sessionLoss.get() !== undefined && isEntry()) leavePage();
});
