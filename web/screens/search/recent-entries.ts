import { z } from "zod/mini";

import { hrefOf, isLinkable } from "#contract/screens/screens.ts";
import { translateData } from "#web/lib/i18n/i18n.ts";
import { storage } from "#web/lib/session/storage.ts";
import { visibleScreens } from "#web/lib/visible-screens.ts";

const RecentEntry = z.object({
  /** Without its `#`. */
  href: z.string(),
  /** The title of a record. A screen has its own. */
  title: z.optional(z.string()),
  /** The kind of a record, as in `contract/search.ts`. */
  kind: z.optional(z.string()),
});
/** A screen or record that the person has opened. */
export type RecentEntry = z.infer<typeof RecentEntry>;

const key = "recent";
/** How many are stored. */
const max = 8;

/** The entries that this person has opened in this browser, the latest first. */
export function readRecent(): readonly RecentEntry[] {
  const stored = z.array(RecentEntry).safeParse(storage.read(key));
  return stored.success ? stored.data : [];
}

/** The screen that the entry leads to: undefined if it is a record, or a screen that the person does not see any longer. */
export const screenOf = ({ href, title }: RecentEntry) =>
  title === undefined ? visibleScreens().find((each) => isLinkable(each) && hrefOf(each) === href) : undefined;

/** The title of a record or screen; undefined for a screen that the person does not see any longer. */
export function titleOf(entry: RecentEntry) {
  const screen = screenOf(entry);
  return screen ? translateData(screen.title) : entry.title;
}

/** Stores that the person has opened the entry. */
export const rememberRecent = (entry: RecentEntry) => void storage.write(key, addRecent(readRecent(), entry));

/** Stores that the person has visited the screen at the path, if it is one without parameters. */
export function rememberVisit(pathname: string) {
  const screen = visibleScreens().find((each) => hrefOf(each) === pathname);
  if (screen && !screen.isEntry) rememberRecent({ href: pathname });
}

/** Puts the entry first, and drops what has the same address, and the oldest of too many. */
export const addRecent = (entries: readonly RecentEntry[], entry: RecentEntry): readonly RecentEntry[] =>
  [entry, ...entries.filter(({ href }) => href !== entry.href)].slice(0, max);
