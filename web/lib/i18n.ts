import { queryOptions } from "@tanstack/react-query";

import { getDictionary, type Language, listLanguages } from "#contract/languages.ts";
import { call } from "#web/lib/api-client.ts";
import { queryClient } from "#web/lib/query-client.ts";
import { createStore, useStore } from "#web/lib/store.ts";
import { unannouncedKey } from "#web/lib/query-keys.ts";

/** What stands for `{{name}}` in a text. */
type Values = Readonly<Record<string, string | number | undefined>>;

/** Says a text in the language spoken. The key is the English text, which is also said where there is no translation. */
export type Translate = (key: string, values?: Values) => string;

type Spoken = { readonly language: string; readonly t: Translate };

/** The language of the keys: its words need no dictionary. */
const sourceLanguage = "en";

const dictionaries = new Map<string, Readonly<Record<string, string>>>();

/** Puts the values into a text. What has none stays as it is written. React escapes what it draws. */
export const fillIn = (text: string, values: Values) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (hole, name: string) => String(values[name] ?? hole));

const speak = (language: string): Spoken => ({
  language,
  t: (key, values) => fillIn(dictionaries.get(language)?.[key] || key, values ?? {}),
});

const spoken = createStore(speak(sourceLanguage));

/** What is spoken, outside React. */
export const i18n = {
  get language() {
    return spoken.get().language;
  },
  /** Undefined for the language of the keys, and where it could not be loaded. */
  get dictionary() {
    return dictionaries.get(spoken.get().language);
  },
};

/** The same for what is drawn: another language draws it anew. */
export const useTranslation = () => useStore(spoken);

/** A load that fails shows the red box, is logged as 'Error', and leaves an empty result (specification §8). */
const emptyOnFailure = <T>(request: Promise<T>, empty: T) =>
  request.catch((error: unknown) => {
    console.error("Error", error);
    return empty;
  });

export const languagesQuery = queryOptions({
  queryKey: unannouncedKey("languages"),
  queryFn: () => emptyOnFailure<Language[]>(call(listLanguages, {}), []),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The language that was asked for last: its dictionary may come sooner than that of one before. */
let asked: string | undefined;

/**
 * Speaks `key`: loads its dictionary if it is not here yet, and tells the document. Without a key, the first
 * language of the list.
 */
export async function setLanguage(key: string | undefined) {
  const chosen = key ?? (await queryClient.ensureQueryData(languagesQuery))[0]?.key ?? sourceLanguage;
  asked = chosen;
  if (chosen !== sourceLanguage && !dictionaries.has(chosen)) {
    const words = await emptyOnFailure(call(getDictionary, { params: { key: chosen } }), {});
    // Without words it stays unknown, so that choosing it again asks again.
    if (Object.keys(words).length > 0) dictionaries.set(chosen, words);
    if (asked !== chosen) return;
  }
  spoken.set(speak(chosen));
  document.documentElement.lang = chosen;
}

/** A word that comes from the registry or the server, whose translations are in the dictionaries all the same. */
export const translateData = (word: string) => spoken.get().t(word);
