import { router } from "#web/app/router.ts";
import type { StartIdleWork } from "#web/lib/parts.ts";
import { rememberVisit } from "#web/screens/search/recent-entries.ts";

/** Remembers the screens that are visited, which the command palette offers. */
export const rememberVisits: StartIdleWork = () => {
  const remember = () => rememberVisit(router.state.location.pathname);
  remember();
  return router.subscribe("onResolved", remember);
};
