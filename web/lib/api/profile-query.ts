import { queryOptions } from "@tanstack/react-query";

import { getProfile } from "#contract/account/profile.ts";
import { call } from "#web/lib/api/api-client.ts";
import { topicKey } from "#web/lib/api/query-keys.ts";

/** The person's profile. */
export const profileQuery = queryOptions({
  queryKey: topicKey("profile", "details"),
  queryFn: ({ signal }) => call(getProfile, {}, { signal }),
  // Its figures depend on other features.
  staleTime: 0,
});
