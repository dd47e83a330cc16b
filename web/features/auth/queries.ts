import { queryOptions } from "@tanstack/react-query";

import { getAuthOptions } from "#contract/auth.ts";
import { getSession } from "#contract/session.ts";
import { call } from "#web/lib/api-client.ts";
import { topicKey, unannouncedKey } from "#web/lib/query-keys.ts";

/** The sign-in methods of the server. */
export const authOptionsQuery = queryOptions({
  queryKey: unannouncedKey("auth-options"),
  queryFn: ({ signal }) => call(getAuthOptions, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The state of this browser's session. */
export const sessionQuery = queryOptions({
  queryKey: topicKey("session"),
  queryFn: ({ signal }) => call(getSession, {}, { signal }),
});
