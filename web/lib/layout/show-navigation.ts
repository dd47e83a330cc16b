import { changeLayout } from "#web/lib/layout/change-layout.ts";
import { isMobile } from "#web/lib/media.ts";
import { preferences } from "#web/lib/session/preferences.ts";
import { createStore } from "#web/lib/store.ts";

/** Whether the drawer is open, which holds the navigation on phones. */
export const drawer = createStore(false);

/** Whether the navigation is shown: on phones in the drawer, otherwise beside or above the screen. */
export const isNavigationShown = () => (isMobile() ? drawer.get() : !preferences.get().layout.hiddenMenu);

/** Shows or hides the navigation. */
export const showNavigation = (isShown: boolean) =>
  isMobile() ? drawer.set(isShown) : changeLayout({ hiddenMenu: !isShown });
