import { useTranslation } from "#web/lib/i18n.ts";
import styles from "#web/ui/screen/screen-loading.module.css";

/** The skeleton of a screen that takes longer to load, with a status for screen readers. */
export function ScreenLoading() {
  const { t } = useTranslation();
  return (
    <div className={styles.loading} role="status" aria-label={t("Loading")}>
      <div className={styles.title} />
      <div className={styles.card} />
    </div>
  );
}
