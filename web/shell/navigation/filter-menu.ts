import { foldText } from "#contract/text/fold-text.ts";
import type { MenuItem } from "#contract/screens/menu.ts";

/** A menu of fewer entries has no field that filters it. */
export const filteredFrom = 12;

/** The links of a menu, each with the titles of its parents, and with their icon if it has none. */
type Leaf = { readonly item: MenuItem; readonly parents: readonly string[] };

/** In the order of the menu. */
export function leavesOf(items: readonly MenuItem[], parents: readonly string[] = [], icon?: string): readonly Leaf[] {
  return items.flatMap((item): readonly Leaf[] => {
    const own = { ...item, icon: item.icon ?? icon };
    return item.items ? leavesOf(item.items, [...parents, item.title], own.icon) : [{ item: own, parents }];
  });
}

/** Whether a menu has enough entries to be filtered. */
export const isFilterable = (items: readonly MenuItem[]) => leavesOf(items).length >= filteredFrom;

/**
 * Returns the links whose title, or the title of a parent, has a word that begins with the text, without sections.
 *
 * @param translate returns the title that is shown
 */
export function filterMenu(
  items: readonly MenuItem[],
  text: string,
  translate: (title: string) => string,
): readonly MenuItem[] {
  const wanted = foldText(text.trim());
  const matches = (title: string) => ` ${foldText(translate(title))}`.replaceAll(/[-./(]/g, " ").includes(` ${wanted}`);
  return leavesOf(items)
    .filter(({ item, parents }) => [item.title, ...parents].some(matches))
    .map(({ item: { section: _section, ...item } }) => item);
}
