import { IconLanguage } from "@tabler/icons-react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import styles from "#web/shell/languages/language-button.module.css";
import { useLanguageChoice } from "#web/shell/languages/use-language-choice.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";
import { Menu } from "#web/ui/actions/menu.tsx";

/** The language menu. */
export function LanguageButton() {
  const { t, language: spoken } = useTranslation();
  const { choices, choose, askAgain } = useLanguageChoice();

  return (
    <Menu
      label={t("Language")}
      checks="one"
      choices={choices}
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
