import { hashKey } from "@tanstack/react-query";

import { onTopic } from "#web/lib/live/live-topics.ts";
import { menuQuery } from "#web/lib/api/menu-query.ts";
import type { StartIdleWork } from "#web/lib/parts.ts";
import { queryClient } from "#web/lib/api/query-client.ts";
import { setUnreadCount } from "#web/lib/i18n/screen-title.ts";

export const startIdleWork: StartIdleWork = () => {
  const ends = [refreshBadge(), countInTitle()];
  return () => ends.forEach((end) => end());
};

const menuHash = hashKey(menuQuery.queryKey);

/** The number that the navigation shows beside the inbox. */
const countUnread = () => {
  const menu = queryClient.getQueryData(menuQuery.queryKey);
  return Number(menu?.items.find(({ sref }) => sref === "/inbox/inbox")?.badge?.text ?? 0);
};

/** Shows the number of unread messages in the title of the window. @returns a function that stops it */
function countInTitle() {
  setUnreadCount(countUnread());
  const stop = queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash === menuHash) setUnreadCount(countUnread());
  });
  return () => {
    stop();
    setUnreadCount(0);
  };
}

/** Updates the number of unread messages in the navigation when mail arrives or is read elsewhere. @returns a function that stops it */
const refreshBadge = () => onTopic("inbox", () => void queryClient.invalidateQueries({ queryKey: menuQuery.queryKey }));
