import type { ReactNode } from "react";

import styles from "#web/features/auth/entry-card.module.css";
import { useScreenTitle } from "#web/lib/screen-title.ts";
import { Card } from "#web/ui/display/card.tsx";

type EntryCardProps = {
  /** Of the document. Translated. */
  title: string;
  /** The heading where it says more than the title. Translated. */
  description?: ReactNode;
  /** Below the card: the other ways. */
  footer?: ReactNode;
  children: ReactNode;
};

/** The card that each screen of signing in consists of. */
export function EntryCard({ title, description, footer, children }: EntryCardProps) {
  useScreenTitle(title);
  return (
    <>
      <Card className={styles.card}>
        <header>
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
