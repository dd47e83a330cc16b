import { hashKey } from "@tanstack/react-query";

import { activityKindsQuery } from "#web/screens/activities/queries.ts";
import { queryClient } from "#web/lib/api/query-client.ts";
import { playMessageSound } from "#web/lib/sounds/play-message-sound.ts";

const kindsHash = hashKey(activityKindsQuery.queryKey);

/** When the newest unread item was added, in ISO 8601. Empty if there is none. */
const findNewest = () =>
  (queryClient.getQueryData(activityKindsQuery.queryKey) ?? []).reduce(
    (newest, { newestUnread = "" }) => (newestUnread > newest ? newestUnread : newest),
    "",
  );

/** Plays a sound when an activity arrives, in one of the browser's windows. @returns a function that stops it */
export function ringActivities() {
  let known = findNewest();
  return queryClient.getQueryCache().subscribe(({ query }) => {
    if (query.queryHash !== kindsHash || query.state.data === undefined) return;
    const newest = findNewest();
    if (newest <= known) return;
    known = newest;
    playMessageSound(newest);
  });
}
