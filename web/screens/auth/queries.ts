import { queryOptions } from "@tanstack/react-query";

import { getSession } from "#contract/account/session.ts";
import { call } from "#web/lib/api/api-client.ts";
import { topicKey } from "#web/lib/api/query-keys.ts";

/** The state of this browser's session. */
export const sessionQuery = queryOptions({
  queryKey: topicKey("session"),
  queryFn: ({ signal }) => call(getSession, {}, { signal }),
});
