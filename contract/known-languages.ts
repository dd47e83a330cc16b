import { z } from "zod/mini";

export const Language = z.object({
  /** A BCP 47 tag: `en`, `ar`. */
  key: z.string(),
  /** The language's own name. */
  title: z.string(),
  dir: z.enum(["ltr", "rtl"]),
});
export type Language = z.infer<typeof Language>;

/**
 * The languages that have a dictionary. `office.config.ts` chooses from them. To add one, add its line here, run `npm run words`,
 * which adds it to all words, and list it there.
 */
const known = [
  { key: "en", title: "English", dir: "ltr" },
  { key: "de", title: "Deutsch", dir: "ltr" },
  { key: "fr", title: "Français", dir: "ltr" },
  { key: "es", title: "Español", dir: "ltr" },
  { key: "pt", title: "Português", dir: "ltr" },
  { key: "ja", title: "日本語", dir: "ltr" },
  { key: "zh", title: "中文", dir: "ltr" },
  { key: "ar", title: "العربية", dir: "rtl" },
] as const satisfies readonly Language[];

export const knownLanguages: readonly Language[] = known;

export const languageKeys = known.map(({ key }) => key);
export type LanguageKey = (typeof languageKeys)[number];
