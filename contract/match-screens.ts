import { foldText } from "./fold-text.ts";
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
): Screen[] {
  const sought = foldText(q.trim());
  if (!sought) return [];
  const inBoth = (text: string) => [text, words[text] ?? text].map(foldText);
  return screens
    .filter((screen) => !hrefOf(screen).includes("$"))
    .map((screen) => {
      const titles = inBoth(screen.title).map((title) => rank(title, sought));
      const keywords = (screen.keywords ?? []).flatMap(inBoth).map((keyword) => 3 + rank(keyword, sought));
      return { screen, rank: Math.min(...titles, ...keywords) };
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
