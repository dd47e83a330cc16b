import type { ReactNode } from "react";

import styles from "#web/ui/layout/layout.module.css";

type StackProps = {
  /** The space between the children: 8, 16 or 24 px. */
  gap?: "small" | "medium" | "large";
  children: ReactNode;
};

/** Things below each other, with the same space between them. */
export const Stack = ({ gap = "medium", children }: StackProps) => (
  <div className={styles.stack} data-gap={gap}>
    {children}
  </div>
);
