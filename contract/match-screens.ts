import { foldText } from "./fold-text.ts";
import { type ScreenKeywords, screenKeywords } from "./screen-keywords.ts";
import { hrefOf, type Screen } from "./screens.ts";

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
    .filter((screen) => !hrefOf(screen).includes("$"))
    .map((screen) => {
      const titles = inBoth(screen.title).map((title) => rank(title, sought));
      const terms = (byPath.get(screen.path) ?? []).flatMap(inBoth).map((term) => 3 + rank(term, sought));
      return { screen, rank: Math.min(...titles, ...terms) };
    })
    .filter((hit) => hit.rank < Number.POSITIVE_INFINITY)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ screen }) => screen);
}

function rank(text: string, sought: string) {
  const at = text.indexOf(sought);
  if (at < 0) return Number.POSITIVE_INFINITY;
  if (at === 0) return 0;
  return text.includes(` ${sought}`) ? 1 : 2;
}
