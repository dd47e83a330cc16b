import type { ReactNode } from "react";

import { useScreenTitle } from "#web/lib/i18n/screen-title.ts";
import { ScreenBar } from "#web/ui/screen/screen-bar.tsx";
import styles from "#web/ui/screen/screen.module.css";

type ScreenProps = {
  /** The title, translated: the only `h1`, which is the last breadcrumb, and the document's title. */
  title: string;
  /** A line below the bar that describes the screen. */
  description?: ReactNode;
  /** The screen's actions, at the end of the bar; at most one is primary. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** The layout of every screen: a bar with its title and actions, and its content. */
export function Screen({ title, description, actions, children }: ScreenProps) {
  useScreenTitle(title);
  return (
    <>
      <ScreenBar actions={actions}>
        <h1 className={styles.title} dir="auto" tabIndex={-1}>
          {title}
        </h1>
      </ScreenBar>
      <div className={`frame-screen ${styles.screen}`}>
        {description && <p className={styles.description}>{description}</p>}
        {children}
      </div>
    </>
  );
}
