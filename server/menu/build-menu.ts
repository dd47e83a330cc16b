import type { MenuItem } from "#contract/screens/menu.ts";
import { type MenuGroup, menuSections } from "#contract/screens/menu-groups.ts";
import { hrefOf, type Screen } from "#contract/screens/screens.ts";

/**
 * Builds the navigation from the registry of screens: the top-level entries, then the groups that have any, each with its
 * section.
 *
 * @param badges by the paths of screens
 */
export function buildMenu(
  screens: readonly Screen[],
  groups: readonly MenuGroup[],
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
  const [section] = menuSections;
  const groupItems = groups.map((group): MenuItem => ({ ...group, items: itemsOf(group.title) }));
  return [
    ...itemsOf("top").map((item) => ({ ...item, section })),
    ...groupItems.filter(({ items }) => items && items.length > 0),
  ];
}
