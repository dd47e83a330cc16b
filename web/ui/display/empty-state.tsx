import type { ReactNode } from "react";

import styles from "#web/ui/display/empty-state.module.css";

type EmptyStateProps = {
  /** An icon of 32 px. */
  icon?: ReactNode;
  /** What is missing. */
  title: string;
  /** The reason, or what to do next. */
  text?: string;
  /** A button for the next step. */
  action?: ReactNode;
};

/** Shown in place of empty content: says what is missing, and offers a next step. */
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
