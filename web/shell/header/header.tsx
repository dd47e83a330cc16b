import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";

import { office } from "#office";
import { useIsMobile, useIsNarrow } from "#web/lib/media.ts";
import styles from "#web/shell/header/header.module.css";
import { NavigationToggle } from "#web/shell/header/navigation-toggle.tsx";
import { Mark } from "#web/shell/mark.tsx";
import { useSignOutNotice } from "#web/shell/sign-out/use-sign-out.ts";

/** The slots of the header that the app fills: see `web/app/header-parts.tsx`. */
export type HeaderParts = {
  /** Beside the brand. */
  readonly start?: ReactNode;
  readonly search?: ReactNode;
  /** Buttons before that of the account. */
  readonly tools?: ReactNode;
  /** Buttons behind these. On phones, they and the search are in the bar at the bottom. */
  readonly phoneBar?: ReactNode;
  readonly account?: ReactNode;
};

export function Header({ parts }: { parts: HeaderParts }) {
  const isMobile = useIsMobile();
  const isPhone = useIsNarrow();
  useSignOutNotice();
  return (
    <div className={`frame-header ${styles.header}`}>
      {!isPhone && <NavigationToggle />}
      <Link to="/home" className={styles.brand}>
        <Mark className={styles.mark} />
        <span className={styles.name}>{isMobile ? office.shortTitle : office.title}</span>
      </Link>
      <div className={styles.start}>{parts.start}</div>
      {!isPhone && parts.search}
      {parts.tools}
      {!isPhone && parts.phoneBar}
      {parts.account}
    </div>
  );
}
