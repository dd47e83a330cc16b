import type { ReactNode } from "react";

import styles from "#web/ui/screen/error-page.module.css";

type ErrorPageProps = {
  /** The status, such as 404. Decorative: the text says what it means. */
  code: string;
  /** Translated. */
  title: string;
  text: string;
  /** What a person can do. */
  actions: ReactNode;
  /** Ways on from here. */
  children?: ReactNode;
};

/** The content of a screen that says that there is nothing to show. */
export function ErrorPage({ code, title, text, actions, children }: ErrorPageProps) {
  return (
    <div className={styles.page}>
      <svg className={styles.code} viewBox="0 0 320 120" aria-hidden>
        <text x="160" y="104" textAnchor="middle" fontSize="128" fontWeight="700">
          {code}
        </text>
      </svg>
      <h2 className={styles.title}>{title}</h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.actions}>{actions}</div>
      {children}
    </div>
  );
}
