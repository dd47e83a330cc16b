import { foldText } from "#contract/text/fold-text.ts";
import { knownLanguages } from "#contract/known-languages.ts";

/** Each country's two-letter code (ISO 3166-1) with its folded names in the languages of the app. */
let knownRegions: ReadonlyMap<string, readonly string[]> | undefined;

/**
 * Finds the countries whose name or code a text begins: `france`, `frankr`, `法国`, `فرنسا` or `FR`.
 *
 * @returns their two-letter codes; empty if the text matches no country
 */
export function matchRegions(text: string): readonly string[] {
  const wanted = foldText(text.trim());
  if (wanted === "") return [];
  knownRegions ??= listRegions();
  const code = wanted.toUpperCase();
  if (knownRegions.has(code)) return [code];
  return [...knownRegions].filter(([, names]) => names.some((name) => name.startsWith(wanted))).map(([each]) => each);
}

/** Splits `paris, france`. The region is empty if there is no comma. */
export function splitRegion(text: string): { name: string; region: string } {
  const [name = "", ...rest] = text.split(/[,،、，]/);
  return { name: name.trim(), region: rest.join(" ").trim() };
}

function listRegions() {
  const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));
  const names = knownLanguages.map(({ key }) => new Intl.DisplayNames(key, { type: "region", fallback: "none" }));
  const regions = letters.flatMap((first) => letters.map((second) => first + second));
  return new Map(
    regions.flatMap((code) => {
      const known = names.flatMap((each) => each.of(code) ?? []).map(foldText);
      return known.length > 0 ? [[code, known] as const] : [];
    }),
  );
}
