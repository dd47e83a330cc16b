import { IconLanguage } from "@tabler/icons-react";

import { featureActions } from "#contract/screens/feature-actions.ts";
import { matchScreens } from "#contract/screens/match-screens.ts";
import { noMatch, rankMatch, termRank } from "#contract/text/rank-match.ts";
import type { Screen } from "#contract/screens/screens.ts";
import { type ActionName, allActions } from "#web/lib/commands/actions.ts";
import type { PaletteAction, PaletteTarget } from "#web/lib/commands/palette-entry.ts";
import { type CommandTarget, createCommandMatcher, itemsOf } from "#web/lib/commands/spoken-commands.ts";
import { i18n, languagesQuery, translateData } from "#web/lib/i18n/i18n.ts";
import { areSoundsOn } from "#web/lib/sounds/sound-setting.ts";
import { queryClient } from "#web/lib/api/query-client.ts";
import { visibleScreens } from "#web/lib/visible-screens.ts";
import { commandIcons } from "#web/shell/commands/command-icons.ts";
import { type CommandTools, runCommand } from "#web/shell/commands/run-command.ts";
import { readScreenActions } from "#web/shell/commands/screen-actions.tsx";
import { shellActions } from "#web/shell/commands/shell-actions.ts";
import { chooseLanguage } from "#web/shell/languages/use-language-choice.ts";
import { muteKeys } from "#web/shell/sounds/mute-key.ts";
import { voice } from "#web/shell/voice/voice.ts";

/** An action before it is searched. `titles` and `terms` are in the current language and in English. */
type Candidate = Omit<PaletteAction, "rank"> & {
  readonly titles: readonly string[];
  readonly terms: readonly string[];
  /** It would change nothing. */
  readonly isDone?: boolean;
};

/**
 * The actions that a typed text finds, in the current language and in English, the best first, and the screen that it
 * asks for in a sentence, such as “go to calendar”. Screens by name are found apart. Without a text, all actions, those of
 * the open screen first, and last those that would change nothing.
 */
export function findActions(text: string, tools: CommandTools): readonly PaletteAction[] {
  const words = i18n.dictionary ?? {};
  const candidates = listCandidates(words, tools);
  if (text === "") return candidates.map((each) => ({ ...each, rank: 0 })).toSorted(byUse);
  const ranked = candidates
    .map((each) => ({ ...each, rank: rankMatch(each, text) }))
    // An action that would change nothing is listed only when its title is being typed.
    .filter(({ rank, isDone }) => rank < (isDone ? termRank : noMatch))
    .toSorted((one, other) => one.rank - other.rank);
  const asked = findAsked(words, text);
  if (!asked || !isUseful(asked)) return ranked;
  const id = idOf(asked);
  const found = candidates.find((each) => each.id === id);
  const first = found ?? { id, title: translateData(asked.title), target: targetOf(asked, tools) };
  return [{ ...first, rank: 0 }, ...ranked.filter((each) => each.id !== id)];
}

type Words = Readonly<Record<string, string>>;

const byUse = (one: Candidate, other: Candidate) => Number(Boolean(one.isDone)) - Number(Boolean(other.isDone));

/** All actions, in the order in which the palette offers them. */
function listCandidates(words: Words, tools: CommandTools): readonly Candidate[] {
  const everywhere = listEverywhere(words, tools);
  const here = readScreenActions(tools.t).map((action, index) => {
    const same = everywhere.find(({ title, target }) => title === action.title || opensSame(target, action.target));
    const own = { context: translateData("This screen"), keys: action.keys };
    return same ? { ...same, ...own } : { ...action, ...own, id: `screen-${index}`, titles: [action.title], terms: [] };
  });
  const ids = new Set(here.map(({ id }) => id));
  return [...here, ...everywhere.filter(({ id }) => !ids.has(id))];
}

const opensSame = (one: PaletteTarget, other: PaletteTarget) =>
  "href" in one && "href" in other && one.href === other.href;

/** The actions that do not depend on the open screen. */
function listEverywhere(words: Words, tools: CommandTools): readonly Candidate[] {
  const inBoth = (each: string) => [each, words[each] || each];
  const itemsInBoth = (list: string) => inBoth(list).flatMap(itemsOf);
  const languages = queryClient.getQueryData(languagesQuery.queryKey) ?? [];
  return [
    ...featureActions.map(({ title, href, icon, keywords = [] }) => ({
      id: `open-${href}`,
      iconName: icon,
      title: translateData(title),
      titles: inBoth(title),
      terms: keywords.flatMap(inBoth),
      target: { href },
    })),
    ...shellActions.map(({ name, title, icon, terms, isDone, run }) => ({
      id: name,
      icon,
      title: translateData(title),
      titles: inBoth(title),
      terms: itemsInBoth(terms),
      ...(isDone?.() && { isDone: true, context: translateData("Current") }),
      target: { run: () => run(tools) },
    })),
    ...allActions
      .map((action) => ({ kind: "action", action, title: action.title }) as const)
      .filter(isUseful)
      .map((command) => ({
        id: idOf(command),
        icon: commandIcons[command.action.name],
        title: translateData(command.title),
        titles: inBoth(command.title),
        terms: itemsInBoth(command.action.phrases),
        keys: switchesSounds.has(command.action.name) ? muteKeys : undefined,
        target: targetOf(command, tools),
      })),
    ...languages.map(({ key, title }) => ({
      id: `language-${key}`,
      icon: IconLanguage,
      title,
      context: translateData("Language"),
      titles: [title],
      terms: inBoth("Language"),
      target: { run: () => chooseLanguage(key) },
    })),
  ];
}

const switchesSounds: ReadonlySet<ActionName> = new Set(["mute", "sound-on"]);

const idOf = (command: CommandTarget) => `command-${command.kind === "action" ? command.action.name : command.href}`;

const targetOf = (command: CommandTarget, tools: CommandTools): PaletteTarget =>
  command.kind === "screen" ? { href: command.href } : { run: () => runCommand(command, tools) };

/** What the text asks for as a voice command would, unless it is a screen that is found by its name anyway. */
function findAsked(words: Words, text: string) {
  const screens = visibleScreens();
  const asked = matchTyped(words, screens, text);
  return asked && (asked.kind === "action" || matchScreens(screens, text, words).length === 0) ? asked : undefined;
}

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

/** Whether the command would do something now. */
function isUseful(command: CommandTarget) {
  if (command.kind === "screen") return true;
  if (command.action.name === "stop-listening") return voice.get();
  if (switchesSounds.has(command.action.name)) return (command.action.name === "mute") === areSoundsOn();
  return command.action.name !== "got-it";
}
