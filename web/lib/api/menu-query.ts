import { queryOptions } from "@tanstack/react-query";

import { getMenu } from "#contract/screens/menu.ts";
import { office } from "#office";
import { call } from "#web/lib/api/api-client.ts";
import { retryOnMount } from "#web/lib/api/query-client.ts";
import { topicKey } from "#web/lib/api/query-keys.ts";

/**
 * The navigation. Its badges count unread items, so marking something as read invalidates it. It
 * depends on the user's role, which is announced as a change of the session.
 */
export const menuQuery = queryOptions({
  queryKey: topicKey("session", "menu"),
  queryFn: ({ signal }) => call(getMenu, {}, { signal, quiet: true, address: office.menuAddress }),
  retryOnMount,
});
