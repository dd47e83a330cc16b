import { IconChevronRight } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";

import { ancestorsOf } from "#web/app/screens.ts";
import { translateData, useTranslation } from "#web/lib/i18n.ts";
import { screenTitle } from "#web/lib/screen-title.ts";
import { useStore } from "#web/lib/store.ts";
import { SettingsMenu } from "#web/shell/ribbon/settings-menu.tsx";
import styles from "#web/shell/ribbon/ribbon.module.css";
import { addressOf, useCurrentScreen } from "#web/shell/use-current-screen.ts";

export function Ribbon() {
  return (
    <div className="frame-ribbon">
      <Breadcrumbs />
      <SettingsMenu />
    </div>
  );
}

/** Home, the group of the menu, the parent screens, and the current screen's own title. */
function Breadcrumbs() {
  const { t } = useTranslation();
  const title = useStore(screenTitle);
  const current = useCurrentScreen();
  const group = current?.screen.menu === "top" ? undefined : current?.screen.menu;
  const isHome = current?.screen.path === "/home";
  return (
    <nav aria-label={t("Breadcrumbs")} className={styles.breadcrumbs}>
      <ol className={styles.list}>
        {!isHome && (
          <li className={styles.crumb}>
            <Link to="/home">{t("Home")}</Link>
            <Separator />
          </li>
        )}
        {group !== undefined && (
          <li className={styles.crumb}>
            <span>{translateData(group)}</span>
            <Separator />
          </li>
        )}
        {current &&
          ancestorsOf(current.screen).map((screen) => (
            <li key={screen.path} className={styles.crumb}>
              <Link to={addressOf(screen, current.params)}>{translateData(screen.title)}</Link>
              <Separator />
            </li>
          ))}
        <li className={styles.crumb} aria-current="page">
          <span className={styles.current} dir="auto">
            {title}
          </span>
        </li>
      </ol>
    </nav>
  );
}

const Separator = () => <IconChevronRight className={styles.separator} size={16} stroke={1.75} aria-hidden />;
