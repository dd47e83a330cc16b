import { queryOptions } from "@tanstack/react-query";

import { type CurrentUser, getUser } from "#contract/users.ts";
import { call } from "#web/lib/api/api-client.ts";
import { topicKey } from "#web/lib/api/query-keys.ts";

/** The current user. Its key begins with `profile`, so that a new name or picture appears everywhere. */
export const userQuery = queryOptions({
  queryKey: topicKey("profile", "user"),
  queryFn: ({ signal }) => call(getUser, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The name that a user is shown by. */
export const nameOf = ({ name, username }: Pick<CurrentUser, "name" | "username">) => name || username;
