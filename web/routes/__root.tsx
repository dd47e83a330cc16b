import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";

import type { RouterContext } from "#web/app/router.ts";
import { NotFoundScreen } from "#web/ui/not-found-screen.tsx";

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
  notFoundComponent: NotFoundScreen,
});
