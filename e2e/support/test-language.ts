import type { BrowserContext } from "@playwright/test";

import type { Preferences } from "#contract/account/preferences.ts";
import { defaultLanguage, officeLanguages } from "#contract/languages.ts";
import { defaultLayout } from "#web/lib/layout-defaults.ts";

/** Tests read English. What it takes in an office whose first language is another: the choice of English. */
export const readsEnglish: Pick<Preferences, "language"> = defaultLanguage() === "en" ? {} : { language: "en" };

/** Whether the office has a language. A step about one that it does not have has nothing to try. */
export const hasLanguage = (language: string) => officeLanguages().some(({ key }) => key === language);

/** Whether a browser reads English of which nothing is known. Otherwise it has a choice that some tests would have to remove. */
export const startsInEnglish = readsEnglish.language === undefined;

/** The preferences of an account that has chosen nothing else. Any other choice is newer. */
export const englishPreferences: Preferences | undefined =
  readsEnglish.language === undefined
    ? undefined
    : { layout: defaultLayout, ...readsEnglish, changedAt: "2001-01-01T00:00:00.000Z" };

/** Gives the browser the choice of English, for people who are not signed in and for new accounts. */
export async function chooseEnglish(context: BrowserContext) {
  if (!englishPreferences) return;
  await context.addInitScript((text) => {
    if (window === top && location.protocol.startsWith("http") && !localStorage.getItem("atrium.guest.preferences"))
      localStorage.setItem("atrium.guest.preferences", text);
  }, JSON.stringify(englishPreferences));
}
