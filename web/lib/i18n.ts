import { queryOptions } from "@tanstack/react-query";
import i18next from "i18next";
import { initReactI18next } from "react-i18next";

import { getDictionary, type Language, listLanguages } from "#contract/languages.ts";
import { call } from "#web/lib/api-client.ts";
import { queryClient } from "#web/lib/query-client.ts";

/** The language of the keys: its words need no dictionary. */
const sourceLanguage = "en";

/** Starts with English, whose words are the keys themselves. */
export const i18n = i18next.createInstance();

export async function startI18n() {
  await i18n.use(initReactI18next).init({
    lng: sourceLanguage,
    fallbackLng: false,
    keySeparator: false,
    nsSeparator: false,
    // React escapes what it draws.
    interpolation: { escapeValue: false },
    resources: {},
  });
}

/** A load that fails is logged as 'Error', and leaves an empty result (specification §8). */
const emptyOnFailure = <T>(request: Promise<T>, empty: T) =>
  request.catch((error: unknown) => {
    console.error("Error", error);
    return empty;
  });

export const languagesQuery = queryOptions({
  queryKey: ["languages"],
  queryFn: () => emptyOnFailure<Language[]>(call(listLanguages, {}, { quiet: true }), []),
  staleTime: Number.POSITIVE_INFINITY,
});

/** The language that was asked for last: its dictionary may come sooner than that of one before. */
let asked: string | undefined;

/**
 * Speaks `key`: loads its dictionary if it is not here yet, and tells the document. Without a key, the first
 * language of the list.
 */
export async function speakLanguage(key: string | undefined) {
  const chosen = key ?? (await queryClient.ensureQueryData(languagesQuery))[0]?.key ?? sourceLanguage;
  asked = chosen;
  if (chosen !== sourceLanguage && !i18n.hasResourceBundle(chosen, "translation")) {
    const words = await emptyOnFailure(call(getDictionary, { params: { key: chosen } }, { quiet: true }), {});
    // Without words it stays unknown, so that choosing it again asks again.
    if (Object.keys(words).length > 0) i18n.addResourceBundle(chosen, "translation", words);
    if (asked !== chosen) return;
  }
  await i18n.changeLanguage(chosen);
  document.documentElement.lang = chosen;
}

/** A word that comes from the registry or the server, whose translations are in the dictionaries all the same. */
export const translateData = (word: string) => i18n.t(word);
