import { hrefOf } from "#contract/screens.ts";
import { router } from "#web/app/router.ts";
import type { StartIdleWork } from "#web/lib/parts.ts";
import { visibleScreens } from "#web/lib/visible-screens.ts";
import { rememberRecent } from "#web/screens/search/recent-entries.ts";

/** Remembers the screens that are visited, which the command palette offers. */
export const rememberVisits: StartIdleWork = () => {
  const remember = () => {
    const { pathname } = router.state.location;
    const screen = visibleScreens().find((each) => hrefOf(each) === pathname);
    if (screen && !screen.isEntry) rememberRecent({ href: pathname });
  };
  remember();
  return router.subscribe("onResolved", remember);
};
