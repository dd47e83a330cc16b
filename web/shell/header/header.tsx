import { IconMenu2 } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { config } from "#web/app/config.ts";
import { useTranslation } from "#web/lib/i18n.ts";
import { ActivitiesButton } from "#web/shell/activities/activities-button.tsx";
import { FullScreenButton } from "#web/shell/full-screen/full-screen-button.tsx";
import styles from "#web/shell/header/header.module.css";
import { LanguageButton } from "#web/shell/languages/language-button.tsx";
import { LayoutOptionsButton } from "#web/shell/layout/layout-options-button.tsx";
import { Mark } from "#web/shell/mark.tsx";
import { RecentProjectsButton } from "#web/shell/projects/recent-projects-button.tsx";
import { SearchBox } from "#web/shell/search/search-box.tsx";
import { SignOutButton } from "#web/shell/sign-out/sign-out-button.tsx";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

type HeaderProps = { isNavigationShown: boolean; onToggleNavigation: () => void; tools?: ReactNode };

export function Header({ isNavigationShown, onToggleNavigation, tools }: HeaderProps) {
  const { t } = useTranslation();
  return (
    <header className={`frame-header ${styles.header}`}>
      <IconButton
        label={t("Toggle navigation")}
        aria-controls="navigation"
        aria-expanded={isNavigationShown}
        className={styles.toggle}
        onClick={onToggleNavigation}
      >
        <IconMenu2 size={20} stroke={1.75} aria-hidden />
      </IconButton>
      <Link to="/home" className={styles.brand} aria-label={config.appTitle}>
        <Mark className={styles.mark} />
        <span className={styles.name}>{config.appTitle}</span>
      </Link>
      <div className={styles.start}>
        <RecentProjectsButton />
      </div>
      <SearchBox />
      <ActivitiesButton />
      {tools}
      <div className={styles.wide}>
        <FullScreenButton />
      </div>
      <LanguageButton />
      <LayoutOptionsButton />
      <SignOutButton />
    </header>
  );
}
