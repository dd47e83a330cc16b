import { useQuery } from "@tanstack/react-query";

import { languagesQuery, setLanguage } from "#web/lib/i18n.ts";
import { changePreferences, preferences } from "#web/lib/preferences.ts";

/** The languages, and the choice of one, which also sets the direction of the page. */
export function useLanguageChoice() {
  const { data: languages = [], refetch } = useQuery(languagesQuery);

  /** A language that could not be loaded is not chosen, so that the direction and other windows stay as the texts are. */
  const chooseLoaded = async (key: string) => {
    if (!(await setLanguage(key))) return;
    const rightToLeft = languages.find((language) => language.key === key)?.dir === "rtl";
    changePreferences({ language: key, layout: { ...preferences.get().layout, rightToLeft } });
  };
  const choose = (key: string) => void chooseLoaded(key);

  /** If the list could not be loaded, loads it again. */
  const askAgain = () => void (languages.length === 0 && refetch());

  return { languages, choose, askAgain };
}
