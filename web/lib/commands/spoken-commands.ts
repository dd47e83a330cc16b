import { screenKeywords } from "#contract/screen-keywords.ts";
import { hrefOf, menuGroups, screens } from "#contract/screens.ts";
import { type Action, actionGroups, fillers } from "#web/lib/commands/actions.ts";
import { type Command, createMatcher } from "#web/lib/commands/match-phrase.ts";

type Dictionary = Readonly<Record<string, string>>;

/** What a command does: opens a screen, or an action. `title` is in English: the key of its translations. */
export type CommandTarget =
  | { readonly kind: "screen"; readonly href: string; readonly title: string }
  | { readonly kind: "action"; readonly action: Action; readonly title: string };

/** The screens that can be opened without knowing what they show. */
const openScreens = screens.filter((screen) => !hrefOf(screen).includes("$"));

const openScreen = (screen: (typeof screens)[number]): CommandTarget => ({
  kind: "screen",
  href: hrefOf(screen),
  title: screen.title,
});

/** The items of a text such as `go back, back`, whose commas are those of the language. */
export const itemsOf = (list: string) =>
  list
    .split(/[,،、，]/)
    .map((each) => each.trim())
    .filter(Boolean);

/** A group of the menu asks for its first screen: “tables”. */
const groupCommands = menuGroups.flatMap(({ title }) => {
  const first = openScreens.find(({ menu }) => menu === title);
  return first ? [{ target: openScreen(first), phrases: [title] }] : [];
});

const keywordsOf = new Map(screenKeywords.map(({ path, keywords }) => [path, keywords]));

/** In order of precedence. The phrases of screens are single ones; those of actions are lists. */
const actionCommands = actionGroups
  .flatMap(({ actions }) => actions)
  .map((action) => ({ target: { kind: "action", action, title: action.title } as const, phrases: action.phrases }));

const screenCommands: readonly Command<CommandTarget>[] = [
  ...openScreens.map((screen) => ({ target: openScreen(screen), phrases: [screen.title] })),
  ...groupCommands,
  ...openScreens.map((screen) => ({ target: openScreen(screen), phrases: keywordsOf.get(screen.path) ?? [] })),
];

/**
 * Returns a function that finds what was asked for in one of the languages.
 *
 * @param dictionaries the dictionaries of the languages; the empty one for English
 */
export function createCommandMatcher(...dictionaries: readonly Dictionary[]) {
  const inLanguages = (text: string) => dictionaries.map((words) => words[text] || text);
  return createMatcher<CommandTarget>(
    [
      ...actionCommands.map(({ target, phrases }) => ({ target, phrases: inLanguages(phrases).flatMap(itemsOf) })),
      ...screenCommands.map(({ target, phrases }) => ({ target, phrases: phrases.flatMap(inLanguages) })),
    ],
    inLanguages(fillers).flatMap(itemsOf),
  );
}
