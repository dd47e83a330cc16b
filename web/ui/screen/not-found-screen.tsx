import { IconCompassOff } from "@tabler/icons-react";

import { useTranslation } from "#web/lib/i18n.ts";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/display/empty-state.tsx";
import styles from "#web/ui/screen/not-found-screen.module.css";
import { Screen } from "#web/ui/screen/screen.tsx";

/** The screen of unknown addresses. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <Screen title={t("Page not found")}>
      <Card as="div" className={styles.card}>
        <p className={styles.code} aria-hidden>
          404
        </p>
        <EmptyState
          icon={<IconCompassOff size={32} stroke={1.5} />}
          title={t("No page at this address")}
          text={t("The address may be mistyped, or the page may have moved. Search for a screen by its name.")}
          action={
            <div className={styles.actions}>
              <a className={styles.primary} href="#/home">
                {t("Go to the home page")}
              </a>
              <a className={styles.link} href="#/search">
                {t("Search")}
              </a>
            </div>
          }
        />
      </Card>
    </Screen>
  );
}
