import { setLanguage } from "#web/lib/i18n.ts";
import {
  type LocalPreferences,
  type Owner,
  preferences,
  rereadPreferences,
  showPreferencesOf,
} from "#web/lib/preferences.ts";

/** Shows preferences that are kept already. */
function showPreferences(next: LocalPreferences) {
  preferences.set(next);
  void setLanguage(next.language);
}

/** Shows the preferences of another owner, in their language. */
export function switchOwner(next: Owner) {
  showPreferencesOf(next);
  void setLanguage(preferences.get().language);
}

/** Shows what another tab of this browser has changed; that one also tells the account. Answers how to end it. */
export function followOtherTabs(show: (next: LocalPreferences) => void = showPreferences) {
  const onStorage = ({ key }: StorageEvent) => {
    const next = key === null || key.startsWith("atrium.") ? rereadPreferences() : undefined;
    if (next && next.changedAt !== preferences.get().changedAt) show(next);
  };
  addEventListener("storage", onStorage);
  return () => removeEventListener("storage", onStorage);
}
