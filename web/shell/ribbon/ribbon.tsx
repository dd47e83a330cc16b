import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { ancestorsOf } from "#web/app/screens.ts";
import { translateData, useTranslation } from "#web/lib/i18n/i18n.ts";
import { MoreMenu } from "#web/shell/ribbon/more-menu.tsx";
import styles from "#web/shell/ribbon/ribbon.module.css";
import { addressOf, useCurrentScreen } from "#web/shell/use-current-screen.ts";
import type { BarParts } from "#web/ui/screen/screen-bar.tsx";

/** What the shell adds to the bar of every screen. */
export const barParts: BarParts = { Breadcrumbs, menu: <MoreMenu /> };

/** Home, the group of the menu, the parent screens, and the title of the current screen. */
function Breadcrumbs({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const current = useCurrentScreen();
  const group = current?.screen.menu === "top" ? undefined : current?.screen.menu;
  const isHome = current?.screen.path === "/home";
  return (
    <nav aria-label={t("Breadcrumbs")} className={styles.breadcrumbs}>
      <ol className={styles.list}>
        {!isHome && (
          <li className={`${styles.crumb} ${styles.outer}`}>
            <Link to="/home">{t("Home")}</Link>
            <Separator />
          </li>
        )}
        {group !== undefined && (
          <li className={`${styles.crumb} ${styles.outer}`}>
            <span>{translateData(group)}</span>
            <Separator />
          </li>
        )}
        {current &&
          ancestorsOf(current.screen).map((screen) => (
            <li key={screen.path} className={styles.crumb}>
              <Link to={addressOf(screen, current.params)}>
                <IconChevronLeft className={styles.back} size={20} stroke={1.75} aria-hidden data-mirrored />
                <span className={styles.name}>{translateData(screen.title)}</span>
              </Link>
              <Separator />
            </li>
          ))}
        <li className={styles.crumb} aria-current="page">
          {children}
        </li>
      </ol>
    </nav>
  );
}

const Separator = () => <IconChevronRight className={styles.separator} size={16} stroke={1.75} aria-hidden />;
