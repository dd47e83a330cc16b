import type { Layout } from "#contract/layout.ts";
import { Preferences } from "#contract/account/preferences.ts";
import { defaultLayout, layoutNames } from "#web/lib/layout-defaults.ts";
import { shownMode } from "#web/lib/layout/mode.ts";
import { leaveForOtherAccount } from "#web/lib/session/session.ts";
import { createStore } from "#web/lib/store.ts";
import { guestStorage, storage } from "#web/lib/session/storage.ts";

/** The page's first script reads this key too, before the first paint. */
const storageKey = "preferences";

/** The preferences in this browser. `changedAt` is absent until something is changed here. */
export type LocalPreferences = Omit<Preferences, "changedAt"> & { readonly changedAt?: string };

/**
 * The owner of the preferences in use: the account, or the guest on the sign-in screens, whoever was signed in before.
 * The lock screen shows those of the locked account, but choices made there are the guest's.
 */
export type Owner = "account" | "locked" | "guest";

/** Determined by the page's first script, so that both agree. */
const firstOwner = (): Owner => {
  if (globalThis.document?.documentElement.dataset["frame"] !== "none") return "account";
  return /^#\/lock\b/.test(location.hash) ? "locked" : "guest";
};

let owner: Owner = firstOwner();

/**
 * Reads the preferences from this browser; unreadable ones are ignored. An account without preferences in this browser
 * starts with the guest's, which are older than anything stored with the account.
 */
export function reloadPreferences(): LocalPreferences {
  const own = owner === "guest" ? undefined : readFrom(storage);
  if (own) return own;
  const chosen = readFrom(guestStorage);
  return chosen ? { ...chosen, changedAt: new Date(0).toISOString() } : { layout: defaultLayout };
}

function readFrom(place: typeof storage) {
  const parsed = Preferences.safeParse(place.read(storageKey));
  return parsed.success ? parsed.data : undefined;
}

/** Moves the guest's preferences to the account, so that the next person on the sign-in screens starts without them. */
export function adoptGuestPreferences() {
  if (readFrom(guestStorage)) adoptPreferences(preferences.get());
  guestStorage.remove(storageKey);
}

/** The preferences in use. The shell listens and stores them with the account. */
export const preferences = createStore<LocalPreferences>(reloadPreferences());

/** Switches to the preferences of another owner. */
export function showPreferencesOf(next: Owner) {
  const before = owner;
  owner = next;
  if ((before === "guest") !== (next === "guest")) preferences.set(reloadPreferences());
}

/** The error message if the last change could not be stored with the account; undefined once one could. */
export const saveFailure = createStore<string | undefined>(undefined);

/** Changes preferences, and stores them in this browser. If another account has signed in, the page is reloaded instead. */
export function changePreferences(
  change: Partial<
    Pick<Preferences, "layout" | "language" | "widgets" | "tables" | "sounds" | "slashKey" | "firstSteps" | "pins">
  >,
) {
  if (leaveForOtherAccount()) return;
  const known = findLatest(preferences.get());
  // Later than the known change, also if the clock was set back meanwhile.
  const changedAt = new Date(Math.max(Date.now(), Date.parse(known.changedAt ?? "") + 1 || 0)).toISOString();
  adoptPreferences({ ...known, ...change, changedAt });
}

/**
 * Replaces the preferences, for example with those of the account, unless another window has stored a later change.
 *
 * @returns whether this browser stores them
 */
export function adoptPreferences(next: LocalPreferences) {
  const latest = findLatest(next);
  const isKept = owner === "account" ? latest !== next || storage.write(storageKey, latest) : keepGuests(latest);
  preferences.set(latest);
  return isKept;
}

/** Whether preferences were changed before others. */
export const isBefore = (one: LocalPreferences, other: LocalPreferences) =>
  (one.changedAt ?? "") < (other.changedAt ?? "");

/** The given preferences, or those that another window has stored for the account later: it tells this one with a delay. */
function findLatest(given: LocalPreferences) {
  const stored = owner === "account" ? readFrom(storage) : undefined;
  return stored && isBefore(given, stored) ? stored : given;
}

/** Language and direction only: everything else on the lock screen is the account's. */
const keepGuests = ({ layout: { rightToLeft }, language, changedAt }: LocalPreferences) =>
  guestStorage.write(storageKey, { layout: { ...defaultLayout, rightToLeft }, language, changedAt });

/** Applies the layout to `<html>`, where the style sheets read it. */
export function showLayout(layout: Layout) {
  const root = document.documentElement;
  const { dataset } = root;
  dataset["skin"] = layout.skin;
  dataset["mode"] = shownMode(layout);
  // For the style sheets of the component library.
  dataset["mantineColorScheme"] = dataset["mode"];
  dataset["layout"] = layoutNames.flatMap(([key, name]) => (layout[key] ? [name] : [])).join(" ");
  const direction = layout.rightToLeft ? "rtl" : "ltr";
  // Even setting the same makes Chromium compute the styles of the whole document again.
  if (root.dir !== direction) root.dir = direction;
  // The browser's own bars have the color of the header.
  const color = getComputedStyle(root).getPropertyValue("--header-surface");
  document.querySelector("meta[name=theme-color]")?.setAttribute("content", color);
}
