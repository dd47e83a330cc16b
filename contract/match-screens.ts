import { foldText } from "./fold-text.ts";
import { rankText } from "./rank-text.ts";
import { type ScreenKeywords, screenKeywords } from "./screen-keywords.ts";
import { isLinkable, type Screen } from "./screens.ts";

/**
 * Finds the screens that match `q`. Matches at the beginning of the title come first, then at the beginning of a word,
 * then anywhere in the title, then in keywords. English titles match in every language; case and accents are ignored.
 * The search box uses it in the browser, the search screen on the server.
 *
 * @param words a language's dictionary, by English text
 */
export function matchScreens(
  screens: readonly Screen[],
  q: string,
  words: Readonly<Record<string, string>> = {},
  keywords: readonly ScreenKeywords[] = screenKeywords,
): Screen[] {
  const sought = foldText(q.trim());
  if (!sought) return [];
  const byPath = new Map(keywords.map((each) => [each.path, each.keywords]));
  const inBoth = (text: string) => [text, words[text] ?? text].map(foldText);
  return screens
    .filter(isLinkable)
    .map((screen) => {
      const titles = inBoth(screen.title).map((title) => rankText(title, sought));
      const terms = (byPath.get(screen.path) ?? []).flatMap(inBoth).map((term) => 3 + rankText(term, sought));
      return { screen, rank: Math.min(...titles, ...terms) };
    })
    .filter((hit) => hit.rank < Number.POSITIVE_INFINITY)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ screen }) => screen);
}
