import { knownLanguages, type Language } from "#contract/known-languages.ts";
import { defaultLanguage } from "#contract/languages.ts";
import { findDictionary } from "#server/lib/dictionaries.ts";

/** Translates an English text, and fills in its placeholders. */
export type TranslateMail = (text: string, values?: Readonly<Record<string, string>>) => string;

/** A language that mails are written in. */
export type MailLanguage = Pick<Language, "key" | "dir"> & { readonly t: TranslateMail };

/** @param key of a language; unknown or undefined for the default one */
export function mailLanguageOf(key: string | undefined): MailLanguage {
  const find = (wanted: string | undefined) => knownLanguages.find((language) => language.key === wanted);
  const language = find(key) ?? find(defaultLanguage());
  const words = findDictionary(language?.key ?? "") ?? {};
  return {
    key: language?.key ?? "en",
    dir: language?.dir ?? "ltr",
    // In one pass and with a function: a value may itself contain a placeholder or a pattern of `replace`.
    t: (text, values = {}) =>
      (words[text] ?? text).replaceAll(/\{\{(\w+)\}\}/g, (hole, name: string) => values[name] ?? hole),
  };
}
