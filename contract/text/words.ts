/**
 * The texts of a folder: `words.json` of a feature, or of the platform. Of each English text, the translations by language; an
 * empty one is missing. English is a text's own key, except in the forms of a plural.
 */
export type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Translations by English text. */
export type Dictionary = Readonly<Record<string, string>>;

export const sourceLanguage = "en";

/** Splits the key of a plural's form: “{{count}} rows_few” is the text “{{count}} rows” in the form “few”. Others have no form. */
export function splitKey(key: string): { readonly text: string; readonly form?: string | undefined } {
  const [, text = key, form] = /^(.*)_(zero|one|two|few|many|other)$/s.exec(key) ?? [];
  return { text, form };
}

/** Returns the texts of a language that some folders have, untranslated ones as empty texts. */
export function textsIn(language: string, folders: readonly Words[]): Dictionary {
  const texts = folders.flatMap((words) =>
    Object.entries(words).flatMap(([key, translations]) => {
      const own = language === sourceLanguage && splitKey(key).form === undefined ? key : undefined;
      const text = translations[language] ?? own;
      return text === undefined ? [] : [[key, text] as const];
    }),
  );
  return Object.fromEntries(texts);
}

/** The dictionary of a language. Texts without a translation are absent, and shown in English. */
export const dictionaryOf = (language: string, folders: readonly Words[]): Dictionary =>
  Object.fromEntries(Object.entries(textsIn(language, folders)).filter(([, text]) => text !== ""));
