import styles from "#demos/components/web/typography/typography.module.css";
import { useTranslation } from "#web/lib/i18n.ts";

/** Headings have the level of their place in the page; their size follows what they stand on. */
export function Headings() {
  const { t } = useTranslation();
  return (
    <div className={styles.headings}>
      <h3 className={styles.screenTitle}>{t("Title of a screen")}</h3>
      <h4 className={styles.sectionTitle}>{t("Title of a section")}</h4>
      <h5 className={styles.cardTitle}>{t("Title of a card")}</h5>
      <p className={styles.line}>{t("Text below its title has 14 px and lines of 21 px.")}</p>
    </div>
  );
}
