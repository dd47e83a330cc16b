import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { ScreenBar } from "#web/ui/screen/screen-bar.tsx";
import styles from "#web/ui/screen/screen-loading.module.css";

/** The skeleton of a screen that takes longer to load, with a status for screen readers. */
export function ScreenLoading() {
  const { t } = useTranslation();
  return (
    <>
      <ScreenBar>
        <div className={styles.title} />
      </ScreenBar>
      <div className="frame-screen" role="status" aria-label={t("Loading")}>
        <div className={styles.card} />
      </div>
    </>
  );
}
