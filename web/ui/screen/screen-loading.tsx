import { useTranslation } from "#web/lib/i18n.ts";
import styles from "#web/ui/screen/screen-loading.module.css";

/** Stands for a screen that takes longer than a moment: its outline, and the word for those who hear the page. */
export function ScreenLoading() {
  const { t } = useTranslation();
  return (
    <div className={styles.loading} role="status" aria-label={t("Loading")}>
      <div className={styles.title} />
      <div className={styles.card} />
    </div>
  );
}
