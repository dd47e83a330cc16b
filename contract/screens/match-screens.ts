import { noMatch, rankMatch, withoutErrors } from "../text/rank-match.ts";
import { type ScreenKeywords, screenKeywords } from "./screen-keywords.ts";
import { isLinkable, type Screen } from "./screens.ts";

/** A screen, how well it matches (see `rankMatch`), and the search term that does if its title does not. */
export type ScreenMatch = { readonly screen: Screen; readonly rank: number; readonly term?: string | undefined };

/**
 * Ranks the screens that match `q`, the best first: "ord" finds Orders before "Forgot password". English titles match in
 * every language. Also those that match with typing errors only.
 *
 * @param words a language's dictionary, by English text
 */
export function rankScreens(
  screens: readonly Screen[],
  q: string,
  words: Readonly<Record<string, string>> = {},
  keywords: readonly ScreenKeywords[] = screenKeywords,
): readonly ScreenMatch[] {
  const byPath = new Map(keywords.map((each) => [each.path, each.keywords]));
  const inBoth = (text: string) => [text, words[text] ?? text];
  return screens
    .filter(isLinkable)
    .map((screen) => {
      const texts = { titles: inBoth(screen.title), terms: (byPath.get(screen.path) ?? []).flatMap(inBoth) };
      return { screen, texts, rank: rankMatch(texts, q) };
    })
    .filter(({ rank }) => rank < noMatch)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ screen, texts: { titles, terms }, rank }) => {
      const isFound = (texts: Parameters<typeof rankMatch>[0]) => rankMatch(texts, q) < noMatch;
      const hasTitle = isFound({ titles, terms: [] });
      return {
        screen,
        rank,
        term: hasTitle ? undefined : terms.find((term) => isFound({ titles: [], terms: [term] })),
      };
    });
}

/** The screens that match `q`, the best first; those with typing errors if no other does. */
export const matchScreens = (...search: Parameters<typeof rankScreens>): readonly Screen[] =>
  withoutErrors(rankScreens(...search)).map(({ screen }) => screen);
