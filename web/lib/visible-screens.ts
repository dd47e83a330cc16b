import { roles } from "#contract/roles.ts";
import { screensOfRole } from "#contract/screens/screens-of-role.ts";
import { screens } from "#contract/screens/screens.ts";
import { queryClient } from "#web/lib/api/query-client.ts";
import { userQuery } from "#web/lib/api/user-query.ts";

const byRole = new Map(roles.map((role) => [role, screensOfRole(screens, role)]));

/** The screens that the current user sees. The same array for the same role. */
export function visibleScreens() {
  const role = queryClient.getQueryData(userQuery.queryKey)?.role;
  return (role && byRole.get(role)) ?? screens;
}
