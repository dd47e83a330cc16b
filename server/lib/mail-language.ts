import { type Language, languages } from "#contract/languages.ts";
import { findDictionary } from "#server/lib/dictionaries.ts";

/** Translates an English text, and fills in its placeholders. */
export type TranslateMail = (text: string, values?: Readonly<Record<string, string>>) => string;

/** A language that mails are written in. */
export type MailLanguage = Pick<Language, "key" | "dir"> & { readonly t: TranslateMail };

/** @param key of a language; unknown or undefined for the first language */
export function mailLanguageOf(key: string | undefined): MailLanguage {
  const known = languages.find((language) => language.key === key) ?? languages[0];
  const words = findDictionary(known?.key ?? "") ?? {};
  return {
    key: known?.key ?? "en",
    dir: known?.dir ?? "ltr",
    // In one pass and with a function: a value may itself contain a placeholder or a pattern of `replace`.
    t: (text, values = {}) =>
      (words[text] ?? text).replaceAll(/\{\{(\w+)\}\}/g, (hole, name: string) => values[name] ?? hole),
  };
}
