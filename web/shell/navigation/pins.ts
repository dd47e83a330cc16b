import type { MenuItem } from "#contract/screens/menu.ts";
import { maxPins } from "#contract/account/preferences.ts";
import type { Translate } from "#web/lib/i18n/i18n.ts";
import { changePreferences, preferences } from "#web/lib/session/preferences.ts";
import { leavesOf } from "#web/shell/navigation/filter-menu.ts";

/** The address by which an entry is pinned. */
export const addressOf = ({ sref, href }: MenuItem) => sref ?? href ?? "";

/** The entries of the menu that are pinned, in the order of the pins. Pins of entries that are gone are left out. */
export function pinnedItems(items: readonly MenuItem[], pins: readonly string[] = []): readonly MenuItem[] {
  const leaves = pins.length > 0 ? leavesOf(items) : [];
  return pins.flatMap((pin) => leaves.find(({ item }) => addressOf(item) === pin)?.item ?? []);
}

/** The name of what pins or unpins. */
export const nameToggle = (t: Translate, isPinned: boolean) =>
  isPinned ? t("Unpin from the navigation") : t("Pin to the navigation");

/** Pins an entry as the last one, or unpins it. Beyond the maximum, the first pin goes. */
export function togglePin(address: string) {
  const { pins = [] } = preferences.get();
  const isPinned = pins.includes(address);
  const next = isPinned ? pins.filter((pin) => pin !== address) : [...pins, address].slice(-maxPins);
  changePreferences({ pins: next });
}
