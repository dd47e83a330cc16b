import { z } from "zod/mini";

import { office } from "../office.config.ts";
import { endpoint } from "./endpoint.ts";
import { knownLanguages, Language } from "./known-languages.ts";

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
