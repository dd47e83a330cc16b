import { useQuery } from "@tanstack/react-query";

import { languagesQuery, setLanguage } from "#web/lib/i18n.ts";
import { changePreferences, preferences } from "#web/lib/preferences.ts";

/** The languages, and the choice of one, which also sets the direction of the page. */
export function useLanguageChoice() {
  const { data: languages = [], refetch } = useQuery(languagesQuery);

  const choose = (key: string) => {
    const { layout } = preferences.get();
    const rightToLeft = languages.find((language) => language.key === key)?.dir === "rtl";
    changePreferences({ language: key, layout: { ...layout, rightToLeft } });
    void setLanguage(key);
  };

  /** If the list could not be loaded, loads it again. */
  const askAgain = () => void (languages.length === 0 && refetch());

  return { languages, choose, askAgain };
}
