import { createRootRouteWithContext, Outlet } from "@tanstack/react-router";

import type { RouterContext } from "#web/app/router.ts";

export const Route = createRootRouteWithContext<RouterContext>()({
  component: Outlet,
});
