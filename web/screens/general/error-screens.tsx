import { IconReload } from "@tabler/icons-react";

import { useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button, buttonClass } from "#web/ui/actions/button.tsx";
import { ErrorPage } from "#web/ui/screen/error-page.tsx";
import { Screen } from "#web/ui/screen/screen.tsx";

/** Shown if the server fails: explains what it means for people's work, and what to do. */
export function ServerErrorScreen() {
  const { t } = useTranslation();
  return (
    <Screen title={t("Server error")}>
      <ErrorPage
        code="500"
        title={t("Something went wrong on our side")}
        text={t(
          "Your saved data is safe. Try again in a moment. If it happens again, tell your administrator what you were doing.",
        )}
        actions={
          <>
            <Button variant="primary" onClick={() => location.reload()}>
              <IconReload size={16} stroke={1.75} aria-hidden />
              {t("Reload page")}
            </Button>
            <a className={buttonClass()} href="#/home">
              {t("Go to the home page")}
            </a>
          </>
        }
      />
    </Screen>
  );
}
