import { foldText } from "./fold-text.ts";
import { rankText } from "./rank-text.ts";
import { type ScreenKeywords, screenKeywords } from "./screen-keywords.ts";
import { isLinkable, type Screen } from "./screens.ts";

/**
 * Finds the screens that match `q`. Matches at the beginning of the title come first, then at the beginning of one of its
 * words, then of a keyword or one of its words, then inside a word of the title, and of a keyword: "ord" finds the
 * screens of orders before "Forgot password". English titles match in every language; case and accents are ignored.
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
      const titles = inBoth(screen.title).map((title) => rankOf(rankText(title, sought), titleRanks));
      const terms = (byPath.get(screen.path) ?? [])
        .flatMap(inBoth)
        .map((term) => rankOf(rankText(term, sought), keywordRanks));
      return { screen, rank: Math.min(...titles, ...terms) };
    })
    .filter((hit) => hit.rank < Number.POSITIVE_INFINITY)
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ screen }) => screen);
}

/** By the ranks of `rankText`. */
const titleRanks = [0, 1, 4];
const keywordRanks = [2, 3, 5];

const rankOf = (rank: number, ranks: readonly number[]) => ranks[rank] ?? Number.POSITIVE_INFINITY;
