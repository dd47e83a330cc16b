import { type Layout, skins } from "#contract/layout.ts";
import { Preferences } from "#contract/preferences.ts";
import { defaultLayout, layoutNames } from "#web/lib/layout-defaults.ts";
import { createStore } from "#web/lib/store.ts";
import { guestStorage, storage } from "#web/lib/storage.ts";

/** The page's first script reads what is kept under this key too, before anything is drawn. */
const storageKey = "preferences";

/** What this browser knows. `changedAt` is absent while nothing was ever changed here. */
export type LocalPreferences = Omit<Preferences, "changedAt"> & { readonly changedAt?: string };

/**
 * Whose preferences are shown: those of the account, or on the screens of signing in the guest's, whoever was here before.
 * The lock shows those of the account that is locked; what is chosen there is the guest's all the same.
 */
export type Owner = "account" | "locked" | "guest";

/** By the page's first script, so that both show the same. */
const firstOwner = (): Owner => {
  if (globalThis.document?.documentElement.dataset["frame"] !== "none") return "account";
  return /^#\/lock\b/.test(location.hash) ? "locked" : "guest";
};

let owner: Owner = firstOwner();

/**
 * Reads what this browser has kept. What is not readable counts as nothing. An account that has set up nothing in this
 * browser begins with what was chosen on the way in, which is older than anything that the account has kept.
 */
export function rereadPreferences(): LocalPreferences {
  const own = owner === "guest" ? undefined : readFrom(storage);
  if (own) return own;
  const chosen = readFrom(guestStorage);
  return chosen ? { ...chosen, changedAt: new Date(0).toISOString() } : { layout: defaultLayout };
}

function readFrom(place: typeof storage) {
  const parsed = Preferences.safeParse(place.read(storageKey));
  return parsed.success ? parsed.data : undefined;
}

/** Makes what was chosen on the way in the account's own: whoever comes to the sign-in next begins without it. */
export function takeGuestPreferences() {
  if (readFrom(guestStorage)) adoptPreferences(preferences.get());
  guestStorage.remove(storageKey);
}

/** The preferences in force. Kept with the account by the shell, which listens to this. */
export const preferences = createStore<LocalPreferences>(rereadPreferences());

/** Shows the preferences of another owner. */
export function showPreferencesOf(next: Owner) {
  const before = owner;
  owner = next;
  if ((before === "guest") !== (next === "guest")) preferences.set(rereadPreferences());
}

/** What was said when the last change could not be kept with the account; undefined once one could. */
export const saveFailure = createStore<string | undefined>(undefined);

/** Changes what a person has set up, and keeps it in this browser. */
export function changePreferences(change: Partial<Pick<Preferences, "layout" | "language" | "widgets" | "tables">>) {
  adoptPreferences({ ...preferences.get(), ...change, changedAt: new Date().toISOString() });
}

/** Takes over preferences as they are, those of the account for instance. Answers whether this browser keeps them. */
export function adoptPreferences(next: LocalPreferences) {
  const isKept = owner === "account" ? storage.write(storageKey, next) : keepGuests(next);
  preferences.set(next);
  return isKept;
}

/** The language, and the direction that it is read in: the rest of what the lock shows is the account's. */
const keepGuests = ({ layout: { rightToLeft }, language, changedAt }: LocalPreferences) =>
  guestStorage.write(storageKey, { layout: { ...defaultLayout, rightToLeft }, language, changedAt });

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
