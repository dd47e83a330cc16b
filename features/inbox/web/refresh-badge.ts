import { onTopic } from "#web/lib/live-topics.ts";
import { menuQuery } from "#web/lib/menu-query.ts";
import { queryClient } from "#web/lib/query-client.ts";

/** Updates the number of unread messages in the navigation when mail arrives or is read elsewhere. @returns a function that stops it */
export const refreshBadge = () =>
  onTopic("inbox", () => void queryClient.invalidateQueries({ queryKey: menuQuery.queryKey }));
