/**
 * The texts of a folder: `words.json` of a feature, or of the platform. Of each English text, the translations by language; an
 * empty one is missing. English is a text's own key, except in the forms of a plural.
 */
export type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Translations by English text. */
export type Dictionary = Readonly<Record<string, string>>;

export const sourceLanguage = "en";

const pluralForm = /_(?:zero|one|two|few|many|other)$/;

/** Returns the texts of a language that some folders have, untranslated ones as empty texts. */
export function textsIn(language: string, folders: readonly Words[]): Dictionary {
  const texts = folders.flatMap((words) =>
    Object.entries(words).flatMap(([key, translations]) => {
      const own = language === sourceLanguage && !pluralForm.test(key) ? key : undefined;
      const text = translations[language] ?? own;
      return text === undefined ? [] : [[key, text] as const];
    }),
  );
  return Object.fromEntries(texts);
}

/** The dictionary of a language. Texts without a translation are absent, and shown in English. */
export const dictionaryOf = (language: string, folders: readonly Words[]): Dictionary =>
  Object.fromEntries(Object.entries(textsIn(language, folders)).filter(([, text]) => text !== ""));
