import { QueryObserver } from "@tanstack/react-query";
import type { AnyRoute, AnyRouter, ErrorComponentProps } from "@tanstack/react-router";

import { allows, type Role } from "#contract/roles.ts";
import { ApiError } from "#web/lib/api/api-client.ts";
import { queryClient } from "#web/lib/api/query-client.ts";
import { userQuery } from "#web/lib/api/user-query.ts";
import { NoAccessScreen } from "#web/ui/screen/no-access-screen.tsx";
import { ScreenError } from "#web/ui/screen/screen-error.tsx";

let isFollowing = false;

/**
 * Refuses users without the role before the route's data is requested, and decides again when the role changes.
 *
 * @throws {ApiError} 403, as the server refuses the requests
 */
export async function guardRoute(router: AnyRouter, route: AnyRoute, access: Role) {
  route.options.errorComponent = GuardedScreenError;
  if (!isFollowing) followRole(router);
  const { role } = await queryClient.ensureQueryData(userQuery);
  if (role && !allows(role, access)) throw new ApiError(403, "Forbidden", "This page is for administrators.");
}

/** Loads the routes again when the role changes. */
function followRole(router: AnyRouter) {
  isFollowing = true;
  let known = queryClient.getQueryData(userQuery.queryKey)?.role;
  new QueryObserver(queryClient, userQuery).subscribe(({ data }) => {
    if (!data || data.role === known) return;
    known = data.role;
    void router.invalidate();
  });
}

const GuardedScreenError = (props: ErrorComponentProps) =>
  props.error instanceof ApiError && props.error.status === 403 ? (
    <NoAccessScreen message={props.error.message} />
  ) : (
    <ScreenError {...props} />
  );
