import type { Selection } from "#web/lib/keyboard/select-range.ts";

/** What the checkbox in the head shows for the rows of the page. Rows selected on other pages do not count. */
export function pageSelection(pageKeys: readonly string[], selected: ReadonlySet<string>) {
  const count = pageKeys.filter((key) => selected.has(key)).length;
  return {
    isChecked: pageKeys.length > 0 && count === pageKeys.length,
    isMixed: count > 0 && count < pageKeys.length,
  };
}

/** Selects or clears the rows of the page, and keeps what is selected on other pages. */
export function selectPage(pageKeys: readonly string[], selected: ReadonlySet<string>, isSelected: boolean): Selection {
  const onPage = new Set(pageKeys);
  const others = [...selected].filter((key) => !onPage.has(key));
  return { ids: new Set(isSelected ? [...others, ...pageKeys] : others), anchor: undefined };
}
