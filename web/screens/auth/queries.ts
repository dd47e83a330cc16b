import { queryOptions } from "@tanstack/react-query";

import { getSession } from "#contract/session.ts";
import { call } from "#web/lib/api-client.ts";
import { topicKey } from "#web/lib/query-keys.ts";

/** The state of this browser's session. */
export const sessionQuery = queryOptions({
  queryKey: topicKey("session"),
  queryFn: ({ signal }) => call(getSession, {}, { signal }),
});
