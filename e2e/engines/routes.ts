import { type Screen, screens } from "#contract/screens.ts";

import { addressOf } from "../support/screens.ts";
import { type EnginePage, until } from "./page.ts";

/** One screen of each kind: a start page, charts, lists, a form, an editor, a map, a tree, a page without the shell. */
const smokePaths = [
  "/home",
  "/dashboard",
  "/inbox/$folder",
  "/calendar",
  "/widgets",
  "/maps",
  "/blog",
  "/graphs/flot",
  "/tables/datatables",
  "/form/validation",
  "/form/editors",
  "/ui/tree-view",
  "/login",
];

/** Locks the session: nothing can be opened after it. */
const lastPath = "/lock";

/** All screens, in an order in which each can be opened after the one before. */
export const allScreens = screens.toSorted(
  (one, other) => Number(one.path === lastPath) - Number(other.path === lastPath),
);

export const smokeScreens = screens.filter(({ path }) => smokePaths.includes(path));

/** The titles of the error screen, and of the error of a part. */
const failures = ["Something went wrong on this screen", "This part could not be loaded"];

/** Goes to a screen in the open page, and waits until it is complete. @throws {Error} if it shows the error screen */
export async function visitScreen(page: EnginePage, screen: Screen) {
  await page.goTo(await addressOf(screen, (path) => page.request("GET", path)));
  let progress: string | undefined;
  const { text } = await until(`${screen.path} is complete, with its title`, async () => {
    const shown = await page.readDocument();
    const isComplete =
      shown.progress === progress && shown.heading !== "" && shown.title.endsWith(`${shown.heading} | Atrium`);
    progress = shown.progress;
    // A screen with parameters takes its title from its data.
    const isNamed = screen.path.includes("$") || screen.isTitledByData || shown.heading === screen.title;
    return isComplete && isNamed && shown;
  });
  for (const failure of failures) if (text.includes(failure)) throw new Error(`It shows "${failure}"`);
}
