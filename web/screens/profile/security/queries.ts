import { queryOptions } from "@tanstack/react-query";

import { getSecurity } from "#contract/account/second-factor.ts";
import { call } from "#web/lib/api/api-client.ts";
import { topicKey } from "#web/lib/api/query-keys.ts";

/** How the account is protected. The key begins with `session`, so that changes elsewhere invalidate it. */
export const securityQuery = queryOptions({
  queryKey: topicKey("session", "security"),
  queryFn: ({ signal }) => call(getSecurity, {}, { signal }),
  staleTime: 0,
});
