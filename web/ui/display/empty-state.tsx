import type { ReactNode } from "react";

import styles from "#web/ui/display/empty-state.module.css";

type EmptyStateProps = {
  /** An icon of 32 px. */
  icon?: ReactNode;
  /** What would be here. */
  title: string;
  /** Why it is not, or what to do next. */
  text?: string;
  /** The next step. */
  action?: ReactNode;
};

/** Stands where there is nothing to show: says what would be here, and offers the next step. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {icon && (
        <div className={styles.icon} aria-hidden>
          {icon}
        </div>
      )}
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
