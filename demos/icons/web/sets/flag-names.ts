import { english } from "#contract/text/english.ts";

/** The codes by which the browser names what is not a country of ISO 3166, or has another code there. */
const regions: Readonly<Record<string, string>> = { "sh-ac": "AC", "sh-ta": "TA" };

/** Regions and organisations that browsers have no name for, in English. */
const texts: Readonly<Record<string, string>> = {
  arab: english("League of Arab States"),
  asean: english("Association of Southeast Asian Nations"),
  cefta: english("Central European Free Trade Agreement"),
  eac: english("East African Community"),
  "es-ct": english("Catalonia"),
  "es-ga": english("Galicia"),
  "es-pv": english("Basque Country"),
  "gb-eng": english("England"),
  "gb-nir": english("Northern Ireland"),
  "gb-sct": english("Scotland"),
  "gb-wls": english("Wales"),
  pc: english("Pacific Community"),
  "sh-hl": english("Saint Helena"),
};

/**
 * The name of a flag's country, region or organisation.
 *
 * @param names those of regions in the language
 * @param translate translates an English text into the language
 */
export function nameFlag(code: string, names: Intl.DisplayNames, translate: (text: string) => string): string {
  const text = texts[code];
  return text === undefined ? (names.of(regions[code] ?? code.toUpperCase()) ?? code) : translate(text);
}

/** The continents as flag-icons names them, in the order of the filter. */
export const continents: readonly string[] = [
  english("Africa"),
  english("Asia"),
  english("Europe"),
  english("North America"),
  english("South America"),
  english("Oceania"),
  english("Antarctica"),
];
