import { queryOptions } from "@tanstack/react-query";

import { getUser } from "#contract/users.ts";
import { call } from "#web/lib/api-client.ts";

/** Who is signed in. */
export const userQuery = queryOptions({
  queryKey: ["user"],
  queryFn: ({ signal }) => call(getUser, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});
