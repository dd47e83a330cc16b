import { roles } from "#contract/roles.ts";
import { screensOfRole } from "#contract/screens/screens-of-role.ts";
import { hrefOf, iconOf, screens } from "#contract/screens/screens.ts";
import { queryClient } from "#web/lib/api/query-client.ts";
import { userQuery } from "#web/lib/api/user-query.ts";

const byRole = new Map(roles.map((role) => [role, screensOfRole(screens, role)]));

/** The screens that the current user sees. The same array for the same role. */
export function visibleScreens() {
  const role = queryClient.getQueryData(userQuery.queryKey)?.role;
  return (role && byRole.get(role)) ?? screens;
}

/** The name of the icon of the screen that an address leads to, or of the one in the menu that it is below. */
export function iconOfAddress(href: string) {
  const above = visibleScreens().filter((screen) => iconOf(screen) !== undefined && href.startsWith(hrefOf(screen)));
  const screen = above.toSorted((one, other) => hrefOf(other).length - hrefOf(one).length)[0];
  return screen && iconOf(screen);
}
