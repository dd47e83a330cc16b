import type { ReactNode } from "react";

import styles from "#web/ui/display/status/empty-state.module.css";

type EmptyStateProps = {
  /** An icon of 32 px, which stands before a drawing of empty cards. */
  icon?: ReactNode;
  /** What is missing. */
  title: string;
  /** The reason, or what to do next. */
  text?: ReactNode;
  /** A button for the next step. */
  action?: ReactNode;
};

/** Shown in place of empty content: says what is missing, and offers a next step. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={styles.empty}>
      {icon && (
        <div className={styles.picture} aria-hidden>
          <EmptyCards />
          <span className={styles.icon}>{icon}</span>
        </div>
      )}
      <p className={styles.title}>{title}</p>
      {text && <p className={styles.text}>{text}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}

/** Two cards without content, in the colours of the skin. */
const EmptyCards = () => (
  <svg className={styles.cards} width={176} height={88} viewBox="0 0 176 88">
    <g transform="rotate(-7 44 46)">
      <rect x={10} y={18} width={72} height={54} rx={8} />
      <path d="M22 34h20M22 45h30M22 56h24" />
    </g>
    <g transform="rotate(7 132 46)">
      <rect x={94} y={18} width={72} height={54} rx={8} />
      <path d="M134 34h20M124 45h30M130 56h24" />
    </g>
  </svg>
);
