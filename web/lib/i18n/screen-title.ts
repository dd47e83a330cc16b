import { useEffect } from "react";

import { office } from "#office";
import { formatNumber } from "#web/lib/format/format.ts";
import { createStore } from "#web/lib/store.ts";

/** The translated title of the current screen. */
export const screenTitle = createStore("");

let unread = 0;

function showTitle() {
  const count = unread > 0 ? `(${formatNumber(unread)}) ` : "";
  document.title = `${count}${screenTitle.get()} | ${office.title}`;
}

/** Sets the title of the document: `(3) Inbox | Atrium`. */
export function useScreenTitle(title: string) {
  useEffect(() => {
    screenTitle.set(title);
    showTitle();
  }, [title]);
}

/** Sets the number of unread messages, with which the title of the document begins. It is seen in a hidden window, too. */
export function setUnreadCount(count: number) {
  if (count === unread) return;
  unread = count;
  // Before the first screen, there is no title to begin.
  if (screenTitle.get() !== "") showTitle();
}
