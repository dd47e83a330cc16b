import { IconMenu2 } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { office } from "#office";
import { useTranslation } from "#web/lib/i18n.ts";
import { useIsMobile } from "#web/lib/media.ts";
import styles from "#web/shell/header/header.module.css";
import { Mark } from "#web/shell/mark.tsx";
import { useSignOutNotice } from "#web/shell/sign-out/use-sign-out.ts";
import { IconButton } from "#web/ui/actions/icon-button.tsx";

/** The slots of the header that the app fills: see `web/app/header-parts.tsx`. */
export type HeaderParts = {
  /** Beside the brand. */
  readonly start?: ReactNode;
  readonly search?: ReactNode;
  /** Buttons before that of the account. */
  readonly tools?: ReactNode;
  readonly account?: ReactNode;
};

type HeaderProps = { isNavigationShown: boolean; onToggleNavigation: () => void; parts: HeaderParts };

export function Header({ isNavigationShown, onToggleNavigation, parts }: HeaderProps) {
  const { t } = useTranslation();
  const isMobile = useIsMobile();
  useSignOutNotice();
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
      <Link to="/home" className={styles.brand} aria-label={office.title}>
        <Mark className={styles.mark} />
        <span className={styles.name}>{isMobile ? office.shortTitle : office.title}</span>
      </Link>
      <div className={styles.start}>{parts.start}</div>
      {parts.search}
      {parts.tools}
      {parts.account}
    </header>
  );
}
