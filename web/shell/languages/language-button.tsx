import { IconLanguage } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";

import { languagesQuery, setLanguage, useTranslation } from "#web/lib/i18n.ts";
import { changePreferences, preferences } from "#web/lib/preferences.ts";
import styles from "#web/shell/languages/language-button.module.css";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Menu } from "#web/ui/actions/menu.tsx";

/** The language menu. Choosing a language also sets the direction of the page. */
export function LanguageButton() {
  const { t, language: spoken } = useTranslation();
  const { data: languages = [], refetch } = useQuery(languagesQuery);

  const choose = (key: string) => {
    const { layout } = preferences.get();
    const rightToLeft = languages.find((language) => language.key === key)?.dir === "rtl";
    changePreferences({ language: key, layout: { ...layout, rightToLeft } });
    void setLanguage(key);
  };

  // If the list could not be loaded, opening the menu again reloads it.
  const askAgain = () => void (languages.length === 0 && refetch());

  return (
    <Menu
      label={t("Language")}
      checks="one"
      choices={languages.map(({ key, title }) => ({ key, label: title, lang: key, isChecked: key === spoken }))}
      empty={t("Languages could not be loaded")}
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
