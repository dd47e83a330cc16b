import { foldText } from "./fold-text.ts";
import { hrefOf, type Screen } from "./screens.ts";

/**
 * The screens that `q` finds, best first: by the beginning of a title, by the beginning of a word in it, by a part of
 * it, and only then by a keyword. English titles count in every language; case and accents do not count. The search box
 * asks this at once, in the browser; the search screen asks the server, which counts them among all hits.
 *
 * @param words a language's words, by their English text
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
