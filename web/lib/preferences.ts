import { type Layout, skins } from "#contract/layout.ts";
import { Preferences } from "#contract/preferences.ts";
import { defaultLayout, layoutNames } from "#web/lib/layout-defaults.ts";
import { createStore } from "#web/lib/store.ts";
import { storage } from "#web/lib/storage.ts";

/** The key below `atrium.`; the page's first script reads it too, before anything is drawn. */
const storageKey = "preferences";

/** What this browser knows. `changedAt` is absent while nothing was ever changed here. */
export type LocalPreferences = Omit<Preferences, "changedAt"> & { readonly changedAt?: string };

/** Reads what this browser has kept. What is not readable counts as nothing. */
export function rereadPreferences(): LocalPreferences {
  const parsed = Preferences.safeParse(storage.read(storageKey));
  return parsed.success ? parsed.data : { layout: defaultLayout };
}

/** The preferences in force. Kept with the account by the shell, which listens to this. */
export const preferences = createStore<LocalPreferences>(rereadPreferences());

/** What was said when the last change could not be kept with the account; undefined once one could. */
export const saveFailure = createStore<string | undefined>(undefined);

/** Changes what a person has set up, and keeps it in this browser. */
export function changePreferences(change: Partial<Pick<Preferences, "layout" | "language" | "widgets" | "tables">>) {
  adoptPreferences({ ...preferences.get(), ...change, changedAt: new Date().toISOString() });
}

/** Takes over preferences as they are, those of the account for instance. */
export function adoptPreferences(next: LocalPreferences) {
  storage.write(storageKey, next);
  preferences.set(next);
}

/**
 * Forgets what is somebody's in this browser, drafts too, when they sign out. How the page looks and speaks stays, but
 * as nobody's choice: whoever comes next brings their own.
 */
export function forgetPerson() {
  const { layout, language } = preferences.get();
  storage.clear();
  storage.write(storageKey, { layout, ...(language !== undefined && { language }), changedAt: nobodysChange });
}

/** Older than any choice. */
const nobodysChange = new Date(0).toISOString();

/** Shows the layout on `<html>`, where the style sheets read it. */
export function showLayout(layout: Layout) {
  const { dataset } = document.documentElement;
  dataset["skin"] = layout.skin;
  dataset["layout"] = layoutNames.flatMap(([key, name]) => (layout[key] ? [name] : [])).join(" ");
  dataset["mantineColorScheme"] = colorScheme(layout.skin);
  document.documentElement.dir = layout.rightToLeft ? "rtl" : "ltr";
}

/** Only the second skin is dark; the components library asks. */
export const colorScheme = (skin: Layout["skin"]) => (skin === skins[1] ? "dark" : "light");
