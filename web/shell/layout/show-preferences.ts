import { setLanguage } from "#web/lib/i18n/i18n.ts";
import {
  type LocalPreferences,
  type Owner,
  preferences,
  reloadPreferences,
  showPreferencesOf,
} from "#web/lib/session/preferences.ts";

/** Applies preferences that are already stored. */
function showPreferences(next: LocalPreferences) {
  preferences.set(next);
  void setLanguage(next.language);
}

/** Switches to the preferences of another owner, including the language. */
export function switchOwner(next: Owner) {
  showPreferencesOf(next);
  void setLanguage(preferences.get().language);
}

/**
 * Applies changes made in another tab of this browser, which also sends them to the account. @returns a function that
 * stops it
 */
export function followOtherTabs(show: (next: LocalPreferences) => void = showPreferences) {
  const onStorage = ({ key }: StorageEvent) => {
    const next = key === null || key.startsWith("atrium.") ? reloadPreferences() : undefined;
    if (next && next.changedAt !== preferences.get().changedAt) show(next);
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}
