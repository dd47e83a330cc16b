import { queryOptions } from "@tanstack/react-query";

import { getAuthOptions } from "#contract/auth.ts";
import { getSession } from "#contract/session.ts";
import { call } from "#web/lib/api-client.ts";
import { topicKey, unannouncedKey } from "#web/lib/query-keys.ts";

/** The ways of signing in that the server offers. */
export const authOptionsQuery = queryOptions({
  queryKey: unannouncedKey("auth-options"),
  queryFn: ({ signal }) => call(getAuthOptions, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** How it stands with this browser's session. */
export const sessionQuery = queryOptions({
  queryKey: topicKey("session"),
  queryFn: ({ signal }) => call(getSession, {}, { signal }),
});
