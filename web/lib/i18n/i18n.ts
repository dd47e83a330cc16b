import { queryOptions } from "@tanstack/react-query";

import { office } from "#office";
import { displayLocale } from "#contract/values/display-locale.ts";
import type { Language } from "#contract/known-languages.ts";
import { getDictionary, listLanguages } from "#contract/languages.ts";
import { call } from "#web/lib/api/api-client.ts";
import { queryClient } from "#web/lib/api/query-client.ts";
import { createStore, useStore } from "#web/lib/store.ts";
import { unannouncedKey } from "#web/lib/api/query-keys.ts";

/** The values of placeholders such as `{{name}}`. */
type Values = Readonly<Record<string, string | number | undefined>>;

/**
 * A text that depends on `count`, in the forms of English. Its keys in the dictionaries are that of `other`, followed by
 * the form in their language: `{{count}} messages_few`.
 */
type PluralText =
  | { readonly one: string; readonly other: string; readonly ordinal?: never }
  | {
      readonly ordinal: true;
      readonly one: string;
      readonly two: string;
      readonly few: string;
      readonly other: string;
    };

/**
 * Translates a text into the current language. The key is the English text, which is also the fallback. The `count` of a
 * plural is written as the language writes numbers.
 */
export type Translate = {
  (key: string, values?: Values): string;
  (text: PluralText, values: Values & { readonly count: number }): string;
};

type Locale = { readonly language: string; readonly t: Translate };

/** The language of the keys, which needs no dictionary. */
const sourceLanguage = "en";

const dictionaries = new Map<string, Readonly<Record<string, string>>>();

/** Fills in placeholders; those without a value stay. React escapes the result. */
export const fillIn = (text: string, values: Values) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));

/** The translate function of a language with a dictionary. */
export const createTranslate =
  (language: string, words?: Readonly<Record<string, string>>): Translate =>
  (text: string | PluralText, values: Values = {}) => {
    if (typeof text === "string") return fillIn(words?.[text] || text, values);
    const count = Number(values["count"]);
    const form = new Intl.PluralRules(language, { type: text.ordinal ? "ordinal" : "cardinal" }).select(count);
    const english = (text as Partial<Record<Intl.LDMLPluralRule, string>>)[form] ?? text.other;
    return fillIn(words?.[`${text.other}_${form}`] || english, {
      ...values,
      count: count.toLocaleString(displayLocale(language)),
    });
  };

const localeOf = (language: string): Locale => ({ language, t: createTranslate(language, dictionaries.get(language)) });

const currentLocale = createStore(localeOf(sourceLanguage));

/** The current language, for use outside React. */
export const i18n = {
  get language() {
    return currentLocale.get().language;
  },
  /** Undefined for the language of the keys, and if it could not be loaded. */
  get dictionary() {
    return dictionaries.get(currentLocale.get().language);
  },
};

/** The translate function for components, which rerender when the language changes. */
export const useTranslation = () => useStore(currentLocale);

/** A failed load shows an alert, is logged as 'Error', and results in an empty value (specification §8). */
const emptyOnFailure = <T, Empty>(request: Promise<T>, empty: Empty): Promise<T | Empty> =>
  request.catch((error: unknown) => {
    console.error("Error", error);
    return empty;
  });

export const languagesQuery = queryOptions({
  queryKey: unannouncedKey("languages"),
  queryFn: () => emptyOnFailure(call(listLanguages, {}), [] as Language[]),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Loads the dictionary of a language, unless it is there. @returns an empty one for English, and if it could not be loaded */
export async function loadDictionary(key: string): Promise<Readonly<Record<string, string>>> {
  if (key === sourceLanguage) return {};
  const known = dictionaries.get(key);
  if (known) return known;
  const words = await emptyOnFailure(call(getDictionary, { params: { key } }), undefined);
  // If loading failed, the language stays unknown, so that asking for it again loads again.
  if (words) dictionaries.set(key, words);
  return words ?? {};
}

/** The language that was asked for last. An earlier one may arrive later. */
let requested: string | undefined;

/** The language of the list with this key, or its first one. An API of one's own may list others than the configuration. */
async function findListed(key: string | undefined) {
  const listed = await queryClient.ensureQueryData(languagesQuery);
  return (listed.find((each) => each.key === key) ?? listed[0])?.key ?? sourceLanguage;
}

/**
 * Switches to the language `key`: loads its dictionary if necessary, and updates the document. Without a key, or with one
 * that is not listed any more, the first language of the list. If the dictionary cannot be loaded, the current language stays.
 *
 * @returns whether the language is the current one
 */
export async function setLanguage(key: string | undefined) {
  const chosen = office.languages.find((each) => each === key) ?? (await findListed(key));
  requested = chosen;
  await loadDictionary(chosen);
  if (requested !== chosen) return false;
  const isKnown = chosen === sourceLanguage || dictionaries.has(chosen);
  if (isKnown) currentLocale.set(localeOf(chosen));
  // The language of the texts, also where the page has begun with another one.
  document.documentElement.lang = currentLocale.get().language;
  return isKnown;
}

/** Translates a text from the registry or the server that is not a literal in the browser's code. */
export const translateData = (word: string, values?: Readonly<Record<string, string>>) =>
  currentLocale.get().t(word, values);
