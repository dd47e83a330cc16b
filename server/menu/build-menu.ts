import type { MenuItem } from "#contract/menu.ts";
import { hrefOf, type Screen } from "#contract/screens.ts";

type Group = { readonly title: string; readonly icon: string };

/**
 * Builds the navigation from the registry of screens: the top-level entries, then the groups that have any.
 *
 * @param badges by the paths of screens
 */
export function buildMenu(
  screens: readonly Screen[],
  groups: readonly Group[],
  badges: ReadonlyMap<string, MenuItem["badge"]>,
) {
  const itemsOf = (menu: string) =>
    screens
      .filter((screen) => screen.menu === menu)
      .map((screen): MenuItem => ({
        title: screen.title,
        sref: hrefOf(screen),
        icon: screen.icon,
        badge: badges.get(screen.path),
      }));
  const groupItems = groups.map(({ title, icon }): MenuItem => ({ title, icon, items: itemsOf(title) }));
  return [...itemsOf("top"), ...groupItems.filter(({ items }) => items && items.length > 0)];
}
