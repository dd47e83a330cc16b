import type { ReactNode } from "react";

import { useScreenTitle } from "#web/lib/screen-title.ts";
import styles from "#web/ui/screen/screen.module.css";

type ScreenProps = {
  /** The title, translated: the only `h1`, the document's title and the last breadcrumb. */
  title: string;
  /** A line below the title that describes the screen. */
  description?: ReactNode;
  /** The screen's actions, at the end of its header; at most one is primary. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** The layout of every screen: title, actions, content. */
export function Screen({ title, description, actions, children }: ScreenProps) {
  useScreenTitle(title);
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title} dir="auto" tabIndex={-1}>
            {title}
          </h1>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </header>
      {children}
    </div>
  );
}
