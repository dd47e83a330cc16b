import { IconServerOff } from "@tabler/icons-react";

import { useTranslation } from "#web/lib/i18n.ts";
import { Button } from "#web/ui/actions/button.tsx";
import { Card } from "#web/ui/display/card.tsx";
import { EmptyState } from "#web/ui/display/empty-state.tsx";
import styles from "#web/ui/screen/not-found-screen.module.css";
import { Screen } from "#web/ui/screen/screen.tsx";

/** Shown if the server fails: explains what it means for people's work, and what to do. */
export function ServerErrorScreen() {
  const { t } = useTranslation();
  return (
    <Screen title={t("Server error")}>
      <Card as="div" className={styles.card}>
        <p className={styles.code} aria-hidden>
          500
        </p>
        <EmptyState
          icon={<IconServerOff size={32} stroke={1.5} />}
          title={t("Something went wrong on our side")}
          text={t(
            "Your saved data is safe. Try again in a moment. If it happens again, tell your administrator what you were doing.",
          )}
          action={
            <div className={styles.actions}>
              <Button variant="primary" onClick={() => location.reload()}>
                {t("Reload page")}
              </Button>
              <a className={styles.link} href="#/home">
                {t("Go to the home page")}
              </a>
            </div>
          }
        />
      </Card>
    </Screen>
  );
}
