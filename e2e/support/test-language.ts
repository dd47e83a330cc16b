import type { BrowserContext } from "@playwright/test";

import type { Preferences } from "#contract/account/preferences.ts";
import { defaultLanguage, officeLanguages } from "#contract/languages.ts";
import { defaultLayout } from "#web/lib/layout-defaults.ts";

/** Whether the first language of the office is English, so that a browser without any choice shows it. */
export const startsInEnglish = defaultLanguage() === "en";

/** The language in the preferences of tests: English must be chosen where it is not the first language. */
export const readsEnglish: Pick<Preferences, "language"> = startsInEnglish ? {} : { language: "en" };

/** Whether the office has a language. Tests skip the steps that need one it does not have. */
export const hasLanguage = (language: string) => officeLanguages().some(({ key }) => key === language);

/** The preferences that choose English and nothing else, older than any choice of a test. Undefined where none is needed. */
export const englishPreferences: Preferences | undefined = startsInEnglish
  ? undefined
  : { layout: defaultLayout, ...readsEnglish, changedAt: "2001-01-01T00:00:00.000Z" };

/** Where the browser keeps the preferences of people who are not signed in, which new accounts take over. */
export const guestKey = "atrium.guest.preferences";

/** Gives the browser the choice of English, for people who are not signed in and for new accounts. */
export async function chooseEnglish(context: BrowserContext) {
  if (!englishPreferences) return;
  const entry = [guestKey, JSON.stringify(englishPreferences)] as const;
  await context.addInitScript(([key, text]) => {
    if (window === top && location.protocol.startsWith("http") && !localStorage.getItem(key))
      localStorage.setItem(key, text);
  }, entry);
}
