import { useEffect } from "react";

import { config } from "#web/app/config.ts";
import { createStore } from "#web/lib/store.ts";

/** The translated title of the current screen: the last breadcrumb. */
export const screenTitle = createStore("");

/**
 * Sets the title of the document and the last breadcrumb: `Inbox
 * Atrium`.
 */
export function useScreenTitle(title: string) {
  useEffect(() => {
    screenTitle.set(title);
    document.title = `${title} | ${config.appTitle}`;
  }, [title]);
}
