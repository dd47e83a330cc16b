import { IconLanguage } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";

import { languagesQuery, setLanguage, useTranslation } from "#web/lib/i18n.ts";
import { changePreferences, preferences } from "#web/lib/preferences.ts";
import styles from "#web/shell/languages/language-button.module.css";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Menu } from "#web/ui/actions/menu.tsx";

/** The languages; choosing one also turns the page to the side that it is read from. */
export function LanguageButton() {
  const { t, language: spoken } = useTranslation();
  const { data: languages = [], refetch } = useQuery(languagesQuery);

  const choose = (key: string) => {
    const { layout } = preferences.get();
    const rightToLeft = languages.find((language) => language.key === key)?.dir === "rtl";
    changePreferences({ language: key, layout: { ...layout, rightToLeft } });
    void setLanguage(key);
  };

  // A list that could not be loaded is empty; who comes back to it asks for it again.
  const askAgain = () => void (languages.length === 0 && refetch());

  return (
    <Menu
      label={t("Language")}
      checks="one"
      choices={languages.map(({ key, title }) => ({ key, label: title, lang: key, isChecked: key === spoken }))}
      empty={t("The languages could not be loaded.")}
      onChoose={choose}
      button={(props) => (
        <IconButton label={t("Language")} className={styles.button} onPointerEnter={askAgain} {...props}>
          <IconLanguage size={20} stroke={1.75} aria-hidden />
          <span className={styles.key} data-key={spoken} aria-hidden />
        </IconButton>
      )}
    />
  );
}
