import { queryOptions } from "@tanstack/react-query";

import { getUser } from "#contract/users.ts";
import { call } from "#web/lib/api-client.ts";
import { topicKey } from "#web/lib/query-keys.ts";

/** Who is signed in. Begins with `profile`, so that another name or picture shows everywhere. */
export const userQuery = queryOptions({
  queryKey: topicKey("profile", "user"),
  queryFn: ({ signal }) => call(getUser, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
