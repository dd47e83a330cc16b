import { z } from "zod/mini";

import { office } from "../office.config.ts";
import { endpoint } from "./endpoint.ts";

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

/** The configured languages, in the order of the choice; the first is the default. */
export const officeLanguages = (): readonly Language[] =>
  office.languages.flatMap((chosen) => knownLanguages.find(({ key }) => key === chosen) ?? []);

/** The language for people who have not chosen one. */
export const defaultLanguage = () => office.languages[0] ?? "en";

/** Returns whether a language is written from right to left. */
export const isRightToLeft = (language: string) =>
  knownLanguages.some(({ key, dir }) => key === language && dir === "rtl");

export const listLanguages = endpoint({
  method: "GET",
  path: "/languages.json",
  summary: "The languages; the first is the default",
  open: true,
  response: z.array(Language),
});

export const getDictionary = endpoint({
  method: "GET",
  path: "/langs/{key}.json",
  summary: "A language's translations, by their English text",
  open: true,
  params: z.object({ key: z.string().check(z.regex(/^[a-z]{2}(-[A-Z]{2})?$/)) }),
  response: z.record(z.string(), z.string()),
});
