import type { ReactNode } from "react";

import styles from "#web/screens/auth/entry-card.module.css";
import { useScreenTitle } from "#web/lib/i18n/screen-title.ts";
import { Card } from "#web/ui/display/card.tsx";

type EntryCardProps = {
  /** The document title, translated. */
  title: string;
  /** The heading, if it differs from the title. Translated. */
  description?: ReactNode;
  /** Links below the card. */
  footer?: ReactNode;
  /** Centers the heading, above the picture of a person. */
  isCentered?: boolean;
  children: ReactNode;
};

/** The card of every sign-in screen. Beside a panel, its page is one surface, and the card has no frame. */
export function EntryCard({ title, description, footer, isCentered, children }: EntryCardProps) {
  useScreenTitle(title);
  return (
    <>
      <Card className={styles.card}>
        <header data-centered={isCentered}>
          <h1 className={styles.title} tabIndex={-1}>
            {title}
          </h1>
          {description && <p className={styles.description}>{description}</p>}
        </header>
        {children}
      </Card>
      {footer && <div className={styles.footer}>{footer}</div>}
    </>
  );
}
