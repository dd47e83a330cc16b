import { useEffect } from "react";

import { config } from "#web/app/config.ts";
import { createStore } from "#web/lib/store.ts";

/** The title of the screen that is shown, translated: the last of the breadcrumbs. */
export const screenTitle = createStore("");

/** Names the document and the last breadcrumb after the screen: `Inbox | Atrium`. */
export function useScreenTitle(title: string) {
  useEffect(() => {
    screenTitle.set(title);
    document.title = `${title} | ${config.appTitle}`;
  }, [title]);
}
