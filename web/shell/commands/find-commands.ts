import { foldText } from "#contract/fold-text.ts";
import { matchScreens } from "#contract/match-screens.ts";
import { rankText } from "#contract/rank-text.ts";
import type { Screen } from "#contract/screens.ts";
import { type Action, allActions } from "#web/lib/commands/actions.ts";
import { type CommandTarget, createCommandMatcher, itemsOf } from "#web/lib/commands/spoken-commands.ts";
import { i18n, translateData } from "#web/lib/i18n.ts";
import { visibleScreens } from "#web/lib/visible-screens.ts";
import { type CommandTools, runCommand } from "#web/shell/commands/run-command.ts";
import { voice } from "#web/shell/voice/voice.ts";

/** The most commands that a typed text finds. */
const max = 4;

/** A command in the list of the search. Its title is translated. */
export type FoundCommand = { readonly id: string; readonly title: string; readonly run: () => void };

/**
 * The commands that a typed text finds, in the current language and in English: actions whose words begin with it, best
 * first, and the screen that it asks for in a sentence, such as “go to calendar”. Screens by name are hits of their own.
 */
export function findCommands(text: string, tools: CommandTools): readonly FoundCommand[] {
  const words = i18n.dictionary ?? {};
  const screens = visibleScreens();
  const asked = matchTyped(words, screens, text);
  const isSentence = asked && (asked.kind === "action" || matchScreens(screens, text, words).length === 0);
  const found = [...(isSentence ? [asked] : []), ...findActions(words, text)];
  const byTitle = new Map(found.filter(isUseful).map((command) => [command.title, command]));
  return Array.from(byTitle.values(), (command) => ({
    id: `command-${command.kind === "action" ? command.action.name : command.href}`,
    title: translateData(command.title),
    run: () => runCommand(command, tools),
  })).slice(0, max);
}

type Words = Readonly<Record<string, string>>;

type Matcher = {
  readonly words: Words;
  readonly screens: readonly Screen[];
  readonly match: ReturnType<typeof createCommandMatcher>;
};

let matcher: Matcher | undefined;

/** Keeps the matcher of the language and the role, because a text is matched with each letter that is typed. */
function matchTyped(words: Words, screens: readonly Screen[], text: string) {
  if (matcher?.words !== words || matcher.screens !== screens)
    matcher = { words, screens, match: createCommandMatcher([words, {}], screens) };
  return matcher.match([text]);
}

/** The actions with a word that begins with the text. */
function findActions(words: Words, text: string): readonly CommandTarget[] {
  const sought = foldText(text);
  const inBoth = (each: string) => [each, words[each] ?? each];
  const rankOf = ({ title, phrases }: Action) =>
    Math.min(
      ...[...inBoth(title), ...inBoth(phrases).flatMap(itemsOf)].map((each) => rankText(foldText(each), sought)),
    );
  return allActions
    .map((action) => ({ action, rank: rankOf(action) }))
    .filter(({ rank }) => rank <= 1)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ action }) => ({ kind: "action", action, title: action.title }));
}

/** Whether the command would do something now. */
function isUseful(command: CommandTarget) {
  if (command.kind === "screen") return true;
  if (command.action.name === "stop-listening") return voice.get();
  return command.action.name !== "got-it";
}
