import { IconArrowLeft, IconSearch } from "@tabler/icons-react";

import { screens } from "#contract/screens/screens.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { Button, buttonClass } from "#web/ui/actions/button.tsx";
import { IconLinks } from "#web/ui/display/icon-links.tsx";
import { ErrorPage } from "#web/ui/screen/error-page.tsx";
import styles from "#web/ui/screen/not-found-screen.module.css";
import { Screen } from "#web/ui/screen/screen.tsx";

/** The number of screens that are offered. */
const maxWays = 4;

/** The screen of unknown addresses. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  const ways = screens
    .filter(({ menu, href, path, access }) => menu === "top" && path !== "/home" && !href && !access)
    .slice(0, maxWays);
  return (
    <Screen title={t("Page not found")}>
      <ErrorPage
        code="404"
        title={t("No page at this address")}
        text={t("The address may be mistyped, or the page may have moved. Search for a screen by its name.")}
        actions={
          <>
            <a className={buttonClass("primary")} href="#/home">
              {t("Go to the home page")}
            </a>
            <a className={buttonClass()} href="#/search">
              <IconSearch size={16} stroke={1.75} aria-hidden />
              {t("Search")}
            </a>
            <Button variant="subtle" onClick={() => history.back()}>
              <IconArrowLeft size={16} stroke={1.75} aria-hidden data-mirrored />
              {t("Go back")}
            </Button>
          </>
        }
      >
        <IconLinks
          className={styles.ways}
          links={ways.map(({ path, title, icon }) => ({ title: translateData(title), href: `#${path}`, icon }))}
        />
      </ErrorPage>
    </Screen>
  );
}
