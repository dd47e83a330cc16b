import { useQuery } from "@tanstack/react-query";

import { languagesQuery, setLanguage, useTranslation } from "#web/lib/i18n/i18n.ts";
import { changePreferences, preferences } from "#web/lib/session/preferences.ts";
import { queryClient } from "#web/lib/api/query-client.ts";

/** A language that could not be loaded is not chosen, so that the direction and other windows stay as the texts are. */
async function chooseLoaded(key: string) {
  if (!(await setLanguage(key))) return;
  const languages = queryClient.getQueryData(languagesQuery.queryKey) ?? [];
  const rightToLeft = languages.find((language) => language.key === key)?.dir === "rtl";
  changePreferences({ language: key, layout: { ...preferences.get().layout, rightToLeft } });
}

/** Chooses a language, which also sets the direction of the page. */
export const chooseLanguage = (key: string) => void chooseLoaded(key);

/** The languages as choices of a menu, and the choice of one. */
export function useLanguageChoice() {
  const { language: spoken } = useTranslation();
  const { data: languages = [], refetch } = useQuery(languagesQuery);
  const choices = languages.map(({ key, title }) => ({ key, label: title, lang: key, isChecked: key === spoken }));

  /** If the list could not be loaded, loads it again. */
  const askAgain = () => void (languages.length === 0 && refetch());

  return { choices, choose: chooseLanguage, askAgain };
}
