import { type Screen, screens } from "#contract/screens/screens.ts";
import { defaultLanguage } from "#contract/languages.ts";
import { office } from "#office";
import { findDictionary } from "#server/lib/dictionaries.ts";

import { screenFacts } from "../support/screen-facts.ts";
import { addressOf } from "../support/screens.ts";
import { type EnginePage, until } from "./page.ts";

/** A start page, a page without the shell, and a screen of each kind. */
const smokePaths: ReadonlySet<string> = new Set([
  "/home",
  "/login",
  ...screenFacts.flatMap(({ smoke }) => smoke ?? []),
]);

/** Locks the session: nothing can be opened after it. */
const lastPath = "/lock";

/** All screens, in an order in which each can be opened after the one before. */
export const allScreens = screens.toSorted(
  (one, other) => Number(one.path === lastPath) - Number(other.path === lastPath),
);

export const smokeScreens = screens.filter(({ path }) => smokePaths.has(path));

/** The titles of the error screen, and of the error of a part. */
const failures = ["Something went wrong on this screen", "This part could not be loaded"];

/** In English, or, for people who are not signed in, in the first language of the office. */
const titlesOf = ({ title }: Screen) => [title, findDictionary(defaultLanguage())?.[title]];

/** Goes to a screen in the open page, and waits until it is complete. @throws {Error} if it shows the error screen */
export async function visitScreen(page: EnginePage, screen: Screen) {
  await page.goTo(await addressOf(screen, (path) => page.request("GET", path)));
  let progress: string | undefined;
  const { text } = await until(`${screen.path} is complete, with its title`, async () => {
    const shown = await page.readDocument();
    const isComplete =
      shown.progress === progress && shown.heading !== "" && shown.title.endsWith(`${shown.heading} | ${office.title}`);
    progress = shown.progress;
    // A screen with parameters takes its title from its data.
    const isNamed = screen.path.includes("$") || screen.isTitledByData || titlesOf(screen).includes(shown.heading);
    return isComplete && isNamed && shown;
  });
  for (const failure of failures) if (text.includes(failure)) throw new Error(`It shows "${failure}"`);
}
