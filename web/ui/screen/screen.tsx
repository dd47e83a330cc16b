import type { ReactNode } from "react";

import { useScreenTitle } from "#web/lib/screen-title.ts";
import styles from "#web/ui/screen/screen.module.css";

type ScreenProps = {
  /** Translated; the one `h1`, the document's title and the last breadcrumb. */
  title: string;
  /** A line below the title that says what the screen is for. */
  description?: ReactNode;
  /** What can be done here, at the end of the head; one primary action at most. */
  actions?: ReactNode;
  children?: ReactNode;
};

/** The frame of every screen: its title, its actions, its content. */
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
