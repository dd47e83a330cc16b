import { IconPlayerPlay } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { rankScreens } from "#contract/screens/match-screens.ts";
import { noMatch, termRank, typingErrorRank, withoutErrors } from "#contract/text/rank-match.ts";
import { hrefOf, placeOf, type Screen } from "#contract/screens/screens.ts";
import type { Hit } from "#contract/search.ts";
import type { FindActions, PaletteAction, PaletteTarget } from "#web/lib/commands/palette-entry.ts";
import { i18n, translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { useDebounced } from "#web/lib/use-debounced.ts";
import { iconOfAddress, visibleScreens } from "#web/lib/visible-screens.ts";
import { KindIcon, ScreenIcon, SearchIcon, titleOfKind } from "#web/screens/search/hit-kinds.tsx";
import { searchQuery } from "#web/screens/search/queries.ts";
import { readRecent, type RecentEntry, screenOf, titleOf } from "#web/screens/search/recent-entries.ts";
import { bestFirst } from "#web/screens/search/best-first.ts";

/** In milliseconds: the pause in typing before the server is asked. */
const pause = 150;
/** The entries of a group that is found, and the records of each kind. */
const max = { actions: 4, screens: 6, recordsOfKind: 3 };
/** The entries of a group that are listed for an empty field, so that each group is in view. */
const offered = { recent: 3, actions: 5, screens: 5 };
/** A text that begins with it finds actions only. */
export const actionsOnly = ">";

export const findsActionsOnly = (text: string) => text.startsWith(actionsOnly);

/** The text after `>`; undefined if the text does not begin with it. */
export const textOfActions = (text: string) =>
  findsActionsOnly(text) ? text.slice(actionsOnly.length).trim() : undefined;

export type PaletteEntry = {
  readonly id: string;
  readonly title: string;
  /** A line below the title. */
  readonly text?: string | undefined;
  /** The kind of a record, or what an action chooses from. */
  readonly kind?: string | undefined;
  /** The title of a screen's group in the menu, or of the screen above it. */
  readonly place?: string | undefined;
  /** The keys that do the same as an action. */
  readonly keys?: readonly string[] | undefined;
  /** In ISO 8601. */
  readonly date?: string | undefined;
  readonly icon: ReactNode;
  readonly target: PaletteTarget;
  /** Whether it leaves the palette open, such as one that lists others. */
  readonly staysOpen?: boolean;
  /** What is remembered once it has been opened. */
  readonly recent?: RecentEntry;
};

export type PaletteGroup = { readonly title: string; readonly entries: readonly PaletteEntry[] };

export type PaletteGroups = {
  readonly groups: readonly PaletteGroup[];
  /** Whether the search for records has been answered. */
  readonly isSettled: boolean;
  readonly isError: boolean;
};

/**
 * The groups of the command palette for a typed text: actions and screens at once, the group with the better match first;
 * records once the server has answered. Without a text, what was opened last, actions to begin with, and the first screens of the menu.
 */
export function usePaletteGroups(text: string, findActions: FindActions): PaletteGroups {
  const { t } = useTranslation();
  const here = useLocation({ select: ({ pathname }) => pathname });
  const actionsText = textOfActions(text);
  const q = actionsText === undefined ? text : "";
  const asked = useDebounced(q, pause, "");
  const isAsked = q !== "" && asked === q;
  const { data, isError, isFetching } = useQuery({
    ...searchQuery({ q: asked, size: max.recordsOfKind }),
    enabled: isAsked,
  });
  const isSettled = q === "" || (isAsked && !isFetching);
  const group = (title: string, entries: readonly PaletteEntry[]) => (entries.length > 0 ? [{ title, entries }] : []);

  if (text === "") {
    const actions = findActions("").slice(0, offered.actions);
    const offeredHere = new Set([here, ...actions.map(({ target }) => ("href" in target ? target.href : ""))]);
    const recent = readRecent()
      .flatMap((entry) => (offeredHere.has(entry.href) ? [] : toRecent(entry)))
      .slice(0, offered.recent);
    const shown = new Set([here, ...recent.map(({ recent: entry }) => entry?.href)]);
    const screens = visibleScreens().filter((screen) => screen.menu === "top" && !shown.has(hrefOf(screen)));
    return {
      groups: [
        ...group(t("Recent"), recent),
        ...group(t("Actions"), actions.map(toAction)),
        ...group(t("Screens"), screens.slice(0, offered.screens).map(toScreen)),
      ],
      isSettled,
      isError: false,
    };
  }
  if (actionsText !== undefined) {
    const actions = withoutErrors(findActions(actionsText));
    return { groups: group(t("Actions"), actions.map(toAction)), isSettled, isError: false };
  }

  const { actions, screens } = findLocal(q, findActions);
  const hits = isAsked ? (data?.data ?? []).filter(({ kind }) => kind !== "screens") : [];
  const records = bestFirst(hits, q);
  const actionGroup = group(t("Actions"), actions.slice(0, max.actions).map(toAction));
  const screenGroup = group(
    t("Screens"),
    screens.slice(0, max.screens).map(({ screen, term }) => ({
      ...toScreen(screen),
      text: term && t("Search term: {{term}}", { term }),
    })),
  );
  const isScreenFirst = bestRank(screens) < bestRank(actions);
  return {
    groups: [
      ...(isScreenFirst ? [...screenGroup, ...actionGroup] : [...actionGroup, ...screenGroup]),
      ...group(t("Records"), records.map(toRecord)),
    ],
    isSettled,
    isError: isAsked && isError,
  };
}

type Ranked = { readonly rank: number };

const bestRank = (ranked: readonly Ranked[]) => ranked[0]?.rank ?? noMatch;

/** Actions and screens; those with typing errors if neither has others. A screen that an action opens is not there twice. */
function findLocal(q: string, findActions: FindActions) {
  const actions = withoutErrors(findActions(q));
  const opened = new Set(actions.map(({ target }) => ("href" in target ? target.href : "")));
  const screens = withoutErrors(
    rankScreens(visibleScreens(), q, i18n.dictionary).filter(({ screen }) => !opened.has(hrefOf(screen))),
  );
  // Beside a screen whose title has the text, those found by a search term or inside of a word look like mistakes.
  const titled = bestRank(screens) < termRank ? screens.filter(({ rank }) => rank < termRank) : screens;
  const isExact = Math.min(bestRank(actions), bestRank(screens)) < typingErrorRank;
  const keep = <Match extends Ranked>(matches: readonly Match[]) =>
    isExact && bestRank(matches) >= typingErrorRank ? [] : matches;
  return { actions: keep(actions), screens: keep(titled) };
}

const toAction = ({
  id,
  title,
  context,
  icon: Icon = IconPlayerPlay,
  iconName,
  keys,
  target,
}: PaletteAction): PaletteEntry => {
  const name = iconName ?? ("href" in target ? iconOfAddress(target.href) : undefined);
  const icon = name === undefined ? <Icon size={16} stroke={1.75} aria-hidden /> : <SearchIcon name={name} size={16} />;
  return { id, title, kind: context, keys, icon, target };
};

function toScreen(screen: Screen): PaletteEntry {
  const href = hrefOf(screen);
  return {
    id: href,
    title: translateData(screen.title),
    place: translateData(placeOf(screen) ?? ""),
    icon: <ScreenIcon screen={screen} size={16} />,
    target: { href },
    recent: { href },
  };
}

const toRecord = ({ kind, href, title, text, date }: Hit, index: number): PaletteEntry => ({
  // Several records may have one address.
  id: `${kind}-${index}-${href}`,
  title,
  // Documents begin with their title.
  text: text.startsWith(title) ? text.slice(title.length).trim() : text,
  kind: titleOfKind(kind),
  date,
  icon: <KindIcon kind={kind} size={16} />,
  target: { href },
  recent: { href, title, kind },
});

/** None if it is a screen that the person does not see any longer. */
function toRecent(entry: RecentEntry): readonly PaletteEntry[] {
  const { href, kind } = entry;
  const title = titleOf(entry);
  if (title === undefined) return [];
  const icon = kind ? <KindIcon kind={kind} size={16} /> : <SearchIcon name={iconOfAddress(href)} size={16} />;
  const screen = screenOf(entry);
  const place = screen && translateData(placeOf(screen) ?? "");
  return [{ id: `recent-${href}`, title, kind: titleOfKind(kind), place, icon, target: { href }, recent: entry }];
}
