import { screenKeywords } from "#contract/screens/screen-keywords.ts";
import { hrefOf, isLinkable, menuGroups, type Screen } from "#contract/screens/screens.ts";
import { type Action, allActions, fillers } from "#web/lib/commands/actions.ts";
import { type Command, createMatcher } from "#web/lib/commands/match-phrase.ts";

type Dictionary = Readonly<Record<string, string>>;

/** The effect of a command: it opens a screen or runs an action. `title` is in English, the key of its translations. */
export type CommandTarget =
  | { readonly kind: "screen"; readonly href: string; readonly title: string }
  | { readonly kind: "action"; readonly action: Action; readonly title: string };

/** The items of a text such as `go back, back`, whose commas are those of the language. */
export const itemsOf = (list: string) =>
  list
    .split(/[,،、，]/)
    .map((each) => each.trim())
    .filter(Boolean);

/** The phrases of an action are one text, a list. */
const actionCommands = allActions.map((action) => ({
  target: { kind: "action", action, title: action.title } as const,
  phrases: action.phrases,
}));

const keywordsOf = new Map(screenKeywords.map(({ path, keywords }) => [path, keywords]));

/** In order of precedence: a title, a group of the menu, a keyword. */
function screenCommandsOf(screens: readonly Screen[]): readonly Command<CommandTarget>[] {
  const openScreens = screens.filter(isLinkable).map((screen) => ({
    ...screen,
    target: { kind: "screen", href: hrefOf(screen), title: screen.title } as const,
  }));
  /** A group of the menu asks for its first screen: “tables”. */
  const groupCommands = menuGroups.flatMap(({ title }) => {
    const first = openScreens.find(({ menu }) => menu === title);
    return first ? [{ target: first.target, phrases: [title] }] : [];
  });
  return [
    ...openScreens.map(({ target, title }) => ({ target, phrases: [title] })),
    ...groupCommands,
    ...openScreens.map(({ target, path }) => ({ target, phrases: keywordsOf.get(path) ?? [] })),
  ];
}

/**
 * Returns a function that finds what was asked for in one of the languages.
 *
 * @param dictionaries the dictionaries of the languages; the empty one for English
 * @param screens the screens that the user sees
 */
export function createCommandMatcher(dictionaries: readonly Dictionary[], screens: readonly Screen[]) {
  const inLanguages = (text: string) => dictionaries.map((words) => words[text] || text);
  return createMatcher<CommandTarget>(
    [
      ...actionCommands.map(({ target, phrases }) => ({ target, phrases: inLanguages(phrases).flatMap(itemsOf) })),
      ...screenCommandsOf(screens).map(({ target, phrases }) => ({ target, phrases: phrases.flatMap(inLanguages) })),
    ],
    inLanguages(fillers).flatMap(itemsOf),
  );
}
